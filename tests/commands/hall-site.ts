import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findFreePorts, type RunningCommand, startCommand } from '#tests/commands/running-command.ts';
import type { ProjectCopy } from '#tests/support/project-copy.ts';

/** Starts a command of a copy of the project that serves a site. */
export async function startSite({ folder }: ProjectCopy, line: string): Promise<RunningCommand> {
  const environment = { PORT: String(await findFreePorts(1)), SHUTDOWN_DRAIN_MS: '0' };
  return startCommand(line, environment, /Ready: (http:\/\/localhost:\d+)/, folder);
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
