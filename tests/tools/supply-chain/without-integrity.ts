/**
 * Development tools for other platforms without an integrity hash, because the registry with which the lock was written does not serve them. Every other package must have its hash, and a package that has one must not be listed.
 */
const platforms: Readonly<Record<string, string>> = {
  '@oxc-parser/binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf ' +
    'linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu ' +
    'openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  '@oxlint-tsgolint/': 'darwin-arm64 darwin-x64 win32-arm64 win32-x64',
  '@oxlint/binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf ' +
    'linux-arm-musleabihf linux-arm64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl ' +
    'linux-s390x-gnu linux-x64-musl openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
};

/** The names of locked packages without an integrity hash. */
export const withoutIntegrity: readonly string[] = Object.entries(platforms).flatMap(([prefix, names]) =>
  names.split(' ').map((name) => prefix + name),
);
