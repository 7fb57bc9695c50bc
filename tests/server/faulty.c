/* What can go wrong below a server, at will: loaded before its libraries (LD_PRELOAD).
   STEPPE_FAULTS names a file of these numbers, which a test changes while the server runs. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct faults {
    int64_t sync, write, full, read, clock;
};

static volatile struct faults *faults;

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("STEPPE_FAULTS");
    int file = path ? open(path, O_RDONLY) : -1;
    if (file < 0)
        return;
    void *found = mmap(NULL, sizeof(struct faults), PROT_READ, MAP_SHARED, file, 0);
    if (found != MAP_FAILED)
        faults = found;
    close(file);
}

/* Whether it is a file of the database. */
static int hit(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return strstr(path, "tables.db") != NULL;
}

#define NEXT(name) \
    static typeof(name) *next; \
    if (!next) \
        next = (typeof(name) *)dlsym(RTLD_NEXT, #name);

#define FAIL(fault, error) \
    if (faults && faults->fault && hit(file)) { \
        errno = error; \
        return -1; \
    }

int fsync(int file) { NEXT(fsync) FAIL(sync, EIO) return next(file); }
int fdatasync(int file) { NEXT(fdatasync) FAIL(sync, EIO) return next(file); }

ssize_t write(int file, const void *data, size_t size) {
    NEXT(write) FAIL(write, EIO) FAIL(full, ENOSPC) return next(file, data, size);
}
ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    NEXT(pwrite) FAIL(write, EIO) FAIL(full, ENOSPC) return next(file, data, size, at);
}
ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    NEXT(pwrite64) FAIL(write, EIO) FAIL(full, ENOSPC) return next(file, data, size, at);
}
ssize_t read(int file, void *data, size_t size) {
    NEXT(read) FAIL(read, EIO) return next(file, data, size);
}
ssize_t pread(int file, void *data, size_t size, off_t at) {
    NEXT(pread) FAIL(read, EIO) return next(file, data, size, at);
}
ssize_t pread64(int file, void *data, size_t size, off64_t at) {
    NEXT(pread64) FAIL(read, EIO) return next(file, data, size, at);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    NEXT(clock_gettime)
    int result = next(clock, now);
    if (faults && clock == CLOCK_REALTIME)
        now->tv_sec += faults->clock;
    return result;
}
