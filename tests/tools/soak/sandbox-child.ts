import { setPriority } from 'node:os';
import { createHall } from '#fixtures/hall/hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { readSystemClock } from '#fixtures/sandbox/support/system-now.ts';

/** The URLs of the sandbox process, and a preview token issued by its CMS. */
export interface SandboxAddress {
  readonly urls: Sandbox['urls'];
  readonly token: string;
}

// Lowest priority, because the hall's systems are other machines and must not use the site's processor.
setPriority(15);

/** The sandbox, with a season around today. */
const sandbox = await startSandbox({
  hall: createHall(1888, readSystemClock()),
  port: 0,
  directory: ':memory:',
});
const address: SandboxAddress = { urls: sandbox.urls, token: sandbox.issuePreviewToken() };
process.send?.(address);
process.on('disconnect', () => process.exit(0));
