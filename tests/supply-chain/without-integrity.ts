/**
 * Development tools for other platforms, whose fingerprint was not to be had where this lock was written: the registry there does
 * not serve them. A package that is not named here must have its fingerprint, and one that has it must not be named.
 */
const platforms: Readonly<Record<string, string>> = {
  '@biomejs/cli-':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 ' +
    'win32-x64',
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

/** The names of packages in the lock without a fingerprint. */
export const withoutIntegrity: readonly string[] = Object.entries(platforms).flatMap(([prefix, names]) =>
  names.split(' ').map((name) => prefix + name),
);
