# How every folder of the project becomes a target, so that each folder's own file stays a list of its sources.

# The project's warnings; none of them may be left in the code.
function(touchmove_warnings target)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
    # GCC 12 sees overlapping memory in every optimised "literal" + std::string (its bug 105651).
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        target_compile_options(${target} PRIVATE -Wno-restrict)
    endif()
    # Only with the compilers we hold the code to: a newer one may have new opinions.
    if(TOUCHMOVE_WERROR AND CMAKE_CXX_COMPILER_VERSION MATCHES "^(12|16)\\.")
        target_compile_options(${target} PRIVATE -Werror)
    endif()
endfunction()

# touchmove_library(core_board SOURCES … LIBS …): the static library touchmove_core_board; headers are found from the root.
function(touchmove_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
    add_library(touchmove_${name} STATIC ${ARG_SOURCES})
    target_include_directories(touchmove_${name} PUBLIC ${PROJECT_SOURCE_DIR})
    target_link_libraries(touchmove_${name} PUBLIC ${ARG_LIBS})
    touchmove_warnings(touchmove_${name})
    if(NOT name MATCHES "^ui_")
        set_target_properties(touchmove_${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
    endif()
endfunction()

# touchmove_test(tst_square LIBS … [SOURCES …] [LABELS …] [TIMEOUT seconds] [DATA]): a Qt Test program from tst_square.cpp,
# run offscreen, with a home of its own under the build folder. DATA: it reads files of tests/data.
function(touchmove_test name)
    cmake_parse_arguments(ARG "DATA" "TIMEOUT" "SOURCES;LIBS;LABELS" ${ARGN})
    add_executable(${name} ${name}.cpp ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE ${ARG_LIBS} Qt6::Test)
    if(ARG_DATA) # only where it is needed: a path makes an object of this folder's own for ccache
        target_compile_definitions(${name} PRIVATE TOUCHMOVE_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    endif()
    touchmove_warnings(${name})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 240) # For a hang, not for slowness: sanitizers on a busy machine take their time.
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_property(GLOBAL APPEND PROPERTY TOUCHMOVE_TESTS ${name})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT ${ARG_TIMEOUT}
        LABELS "${ARG_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;XDG_CONFIG_HOME=${CMAKE_BINARY_DIR}/test-home/config;XDG_DATA_HOME=${CMAKE_BINARY_DIR}/test-home/data;XDG_CACHE_HOME=${CMAKE_BINARY_DIR}/test-home/cache")
endfunction()
