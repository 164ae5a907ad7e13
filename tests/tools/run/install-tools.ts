import { execaSync } from 'execa';
import { nginxProgram } from '#tests/support/nginx-program.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** The Debian packages of the programs that tests start, and whether this machine lacks each. */
const tools: Readonly<Record<string, () => boolean>> = {
  chromium: () => findBrowser() === undefined,
  'redis-server': () => fails('redis-server', '--version'),
  openssl: () => fails('openssl', 'version'),
  nginx: () => fails(nginxProgram, '-v'),
};

/** Installs what tests need, as root on Debian; nginx is for `npm run test:all` alone. Returns a sentence about what is then missing. */
export function installTools(isAll: boolean): string {
  const findMissing = () =>
    Object.keys(tools).filter((name) => tools[name]?.() && (isAll || name !== 'nginx'));
  const missing = findMissing();
  if (missing.length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')}`);
    fails('apt-get', 'update');
    // Older distributions do not have the headless shell; Chromium alone suffices.
    for (const name of missing.includes('chromium') ? [...missing, 'chromium-headless-shell'] : missing)
      fails('apt-get', 'install', '-y', name);
  }
  const names = findMissing().join(' ');
  if (names === '') return names;
  const effect =
    'Browser tests fail without a Chromium (CHROMIUM_PATH can name one); tests of others are skipped.';
  return `Not installed here: ${names} (apt-get install ${names}). ${effect}`;
}

function fails(program: string, ...words: readonly string[]): boolean {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return execaSync(program, words, { reject: false, stdin: 'ignore', env }).exitCode !== 0;
}
