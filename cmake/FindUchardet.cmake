# Finds uchardet, which guesses the character set of a file (core/notation/charsetguess.cpp): the target Uchardet::uchardet.
# Not every distribution's package brings CMake files, and pkg-config need not be installed.
find_path(UCHARDET_INCLUDE_DIR uchardet/uchardet.h)
find_library(UCHARDET_LIBRARY NAMES uchardet)
mark_as_advanced(UCHARDET_INCLUDE_DIR UCHARDET_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Uchardet
    REQUIRED_VARS UCHARDET_LIBRARY UCHARDET_INCLUDE_DIR
    FAIL_MESSAGE
        "uchardet, which recognises the character set of a file, is missing. Please install libuchardet-dev (Debian, Ubuntu), uchardet-devel (Fedora) or uchardet (Arch Linux, Homebrew), and configure again"
)

if(Uchardet_FOUND AND NOT TARGET Uchardet::uchardet)
    add_library(Uchardet::uchardet UNKNOWN IMPORTED)
    set_target_properties(Uchardet::uchardet PROPERTIES
        IMPORTED_LOCATION ${UCHARDET_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${UCHARDET_INCLUDE_DIR})
endif()
