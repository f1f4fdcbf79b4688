#pragma once

#include <unistd.h>

/// While it lives, an administrator has the rights of an ordinary user only, so that files can be forbidden to him.
class OrdinaryUser
{
public:
    OrdinaryUser() : m_user(geteuid())
    {
        constexpr uid_t Nobody = 65534;
        m_changed = m_user == 0 && seteuid(Nobody) == 0;
    }
    ~OrdinaryUser()
    {
        if (m_changed && seteuid(m_user) != 0)
            _exit(1);
    }
    OrdinaryUser(const OrdinaryUser &) = delete;
    OrdinaryUser &operator=(const OrdinaryUser &) = delete;

private:
    uid_t m_user;
    bool m_changed = false;
};
