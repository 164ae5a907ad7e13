import { setPriority } from 'node:os';
import { hall } from '#fixtures/hall/hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { systemNow } from '#fixtures/sandbox/support/system-now.ts';

/** Where the sandbox of a process of its own listens, and a token its CMS has issued for previews. */
export interface SandboxAddress {
  readonly urls: Sandbox['urls'];
  readonly token: string;
}

// The hall's systems are other machines: they must not take the site's processor.
setPriority(15);

/** The sandbox in a process of its own, over a season around today. */
const sandbox = await startSandbox({ hall: hall(1888, systemNow()), port: 0, directory: ':memory:' });
const address: SandboxAddress = { urls: sandbox.urls, token: sandbox.issuePreviewToken() };
process.send?.(address);
process.on('disconnect', () => process.exit(0));
