import { spawnSync } from 'node:child_process';
import { findBrowser } from '#tests/tools/run/browser.ts';
import { run } from '#tests/tools/run/command.ts';
import { nginxProgram } from '#tests/tools/run/nginx-program.ts';
import type { Step } from '#tests/tools/run/steps.ts';

/** A program that tests start. */
export interface Tool {
  /** Its Debian package. */
  readonly name: string;
  isInstalled(): boolean;
  /** Whether a step starts it. */
  isUsedBy(step: Step): boolean;
}

const answers = (program: string, word: string) => () => spawnSync(program, [word]).status === 0;
const isServerTest = ({ name }: Step) => name === 'node' || name === 'commands';

const tools: readonly Tool[] = [
  {
    name: 'chromium',
    isInstalled: () => findBrowser() !== undefined,
    isUsedBy: ({ inBrowser = false }) => inBrowser,
  },
  { name: 'redis-server', isInstalled: answers('redis-server', '--version'), isUsedBy: isServerTest },
  { name: 'nginx', isInstalled: answers(nginxProgram, '-v'), isUsedBy: isServerTest },
  { name: 'openssl', isInstalled: answers('openssl', 'version'), isUsedBy: isServerTest },
];

/** The tools that the steps of a run need and this machine does not have. */
export function findMissingTools(steps: readonly Step[], known = tools): readonly Tool[] {
  return known.filter((tool) => steps.some((step) => tool.isUsedBy(step)) && !tool.isInstalled());
}

/** One sentence that says what to install, and what happens without it. */
export function describeMissing(missing: readonly Tool[]): string {
  const names = missing.map(({ name }) => name).join(', ');
  const effect = missing.some(({ name }) => name === 'chromium')
    ? 'the browser tests fail without it: a Chromium can also be installed with npx playwright install chromium, or be named by CHROMIUM_PATH'
    : 'the tests that need it are skipped';
  return `Not installed here: ${names} (apt-get install ${names.replaceAll(',', '')}); ${effect}.`;
}

/** Installs what steps need, as root on Debian; elsewhere, and where that fails, prints what is missing. */
export async function installTools(steps: readonly Step[], folder: string): Promise<void> {
  const missing = findMissingTools(steps);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0) {
    console.log(`  installing ${missing.map(({ name }) => name).join(', ')}`);
    await run(['apt-get', 'update'], folder);
    for (const { name } of missing) await run(['apt-get', 'install', '-y', name], folder);
    // Older distributions do not have it; Chromium alone suffices.
    if (missing.some(({ name }) => name === 'chromium'))
      await run(['apt-get', 'install', '-y', 'chromium-headless-shell'], folder);
  }
  const left = findMissingTools(steps);
  if (left.length > 0) console.log(describeMissing(left));
}
