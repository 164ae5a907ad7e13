import { run } from '#tests/run/command.ts';

/** Installs the system's Chromium if possible; after a failure it is still missing. */
export async function installBrowser(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  console.log('  no browser here: installing Chromium');
  await run(['apt-get', 'update'], folder);
  await run(['apt-get', 'install', '-y', 'chromium'], folder);
  // Older distributions do not have it; Chromium alone suffices.
  await run(['apt-get', 'install', '-y', 'chromium-headless-shell'], folder);
}
