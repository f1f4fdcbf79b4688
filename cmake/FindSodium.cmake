# Finds libsodium, which seals moves (core/laws/sealing.cpp): the target Sodium::sodium. Debian's package brings no CMake
# files of its own, and pkg-config need not be installed.
find_path(SODIUM_INCLUDE_DIR sodium.h)
find_library(SODIUM_LIBRARY NAMES sodium libsodium)
mark_as_advanced(SODIUM_INCLUDE_DIR SODIUM_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Sodium
    REQUIRED_VARS SODIUM_LIBRARY SODIUM_INCLUDE_DIR
    FAIL_MESSAGE
        "libsodium, which encrypts sealed moves, is missing. Please install libsodium-dev (Debian, Ubuntu), libsodium-devel (Fedora) or libsodium (Arch Linux, Homebrew), and configure again"
)

if(Sodium_FOUND AND NOT TARGET Sodium::sodium)
    add_library(Sodium::sodium UNKNOWN IMPORTED)
    set_target_properties(Sodium::sodium PROPERTIES
        IMPORTED_LOCATION ${SODIUM_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${SODIUM_INCLUDE_DIR})
endif()
