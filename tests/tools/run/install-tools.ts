import { execaSync } from 'execa';
import { nginxProgram } from '#tests/support/nginx-program.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';
import { run } from '#tests/tools/run/command.ts';
import type { Step } from '#tests/tools/run/steps.ts';

/** The Debian packages of the programs that tests start, and whether this machine has each. */
const tools: Readonly<Record<string, () => boolean>> = {
  chromium: () => findBrowser() !== undefined,
  'redis-server': () => succeeds('redis-server', '--version'),
  nginx: () => succeeds(nginxProgram, '-v'),
  openssl: () => succeeds('openssl', 'version'),
};

/** The tools that the steps of a run need and this machine does not have. */
export function findMissingTools(steps: readonly Step[], known = tools): readonly string[] {
  const isServerTest = steps.some(({ name }) => name === 'node' || name === 'commands');
  const isBrowserTest = steps.some(({ inBrowser }) => inBrowser);
  return Object.keys(known).filter(
    (name) => (name === 'chromium' ? isBrowserTest : isServerTest) && !known[name]?.(),
  );
}

/** One sentence that says what to install, and what happens without it. */
export function describeMissing(missing: readonly string[]): string {
  const effect = missing.includes('chromium')
    ? 'the browser tests fail without it: a Chromium can also be installed with npx playwright install chromium, or be named by CHROMIUM_PATH'
    : 'the tests that need it are skipped';
  return `Not installed here: ${missing.join(', ')} (apt-get install ${missing.join(' ')}); ${effect}.`;
}

/** Installs what steps need, as root on Debian; elsewhere, and where that fails, prints what is missing. */
export async function installTools(steps: readonly Step[], folder: string): Promise<void> {
  const missing = findMissingTools(steps);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0) {
    console.log(`  installing ${missing.join(', ')}`);
    await run(['apt-get', 'update'], folder);
    // Older distributions do not have the headless shell; Chromium alone suffices.
    const packages = missing.includes('chromium') ? [...missing, 'chromium-headless-shell'] : missing;
    for (const name of packages) await run(['apt-get', 'install', '-y', name], folder);
  }
  const left = findMissingTools(steps);
  if (left.length > 0) console.log(describeMissing(left));
}

function succeeds(program: string, word: string): boolean {
  return execaSync(program, [word], { reject: false }).exitCode === 0;
}
