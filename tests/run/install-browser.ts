import { run } from '#tests/run/command.ts';

/** Installs the system's Chromium where packages may be installed; a failure shows in that it is still not there. */
export async function installBrowser(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  console.log('  no browser here: installing Chromium');
  await run(['apt-get', 'update'], folder);
  await run(['apt-get', 'install', '-y', 'chromium'], folder);
  // Older distributions do not have it; Chromium alone does as well.
  await run(['apt-get', 'install', '-y', 'chromium-headless-shell'], folder);
}
