import { setPriority } from 'node:os';
import { createInstant } from '#domain/time/instant.ts';
import { createHall } from '#fixtures/hall/hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import '#tests/support/hall-time.setup.ts';

/** The address of the sandbox's process: its URLs, and a preview token issued by its CMS. */
export interface SandboxAddress {
  readonly urls: Sandbox['urls'];
  readonly previewToken: string;
}

// Lowest priority, because the hall's systems are other machines and must not use the site's processor.
setPriority(15);

/** The sandbox with a season around the moment that its argument states. */
const hall = createHall(1888, createInstant(Number(process.argv[2])));
const sandbox = await startSandbox({ hall, port: 0, directory: ':memory:' });
const address: SandboxAddress = { urls: sandbox.urls, previewToken: sandbox.issuePreviewToken() };
console.log(`Ready: ${JSON.stringify(address)}`);
