import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { findFreePorts, ready, startCommand } from '#tests/commands/running-command.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

/** The site of an example of a hall, built and started in a copy of the project. */
export interface HallSite {
  readonly copy: ProjectCopy;
  readonly browser: Browser;
  readonly address: string;
}

/** Builds and starts an example before the tests of a file, and stops it after them. Its parts are there once the tests run. */
export function serveExample(name: string): HallSite {
  const site = {} as { -readonly [Part in keyof HallSite]: HallSite[Part] };
  beforeAll(async () => {
    site.copy = copyOfProject(['node_modules']);
    const environment = { PORT: String(await findFreePorts(1)), SHUTDOWN_DRAIN_MS: '0' };
    const command = startCommand(`npm start -- --hall ${name}`, environment, ready, site.copy.folder);
    site.browser = await launchBrowser();
    site.address = await command.address;
    return async () => {
      await site.browser.close();
      await command.stop();
      site.copy.remove();
    };
  });
  return site;
}

/** What is only true of Het Klankhuis: its name, rooms, zone, currency, colours and fonts, and the addresses of the sandbox. */
export const wordsOfTheOtherHall =
  /klankhuis|grote zaal|lindezaal|ketelhuis|Europe\/Amsterdam|€|"EUR"|#f2ebdf|#191714|piazzolla|commissioner|localhost:[45]\d{3}|sandbox/i;

/** Expects what axe finds of WCAG 2.2 AA on a page to be nothing. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)),
  ).toEqual([]);
}
