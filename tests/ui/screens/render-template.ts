import type { DatedHall } from '#fixtures/hall/hall.ts';
import { render } from '#src/rendering/entry-server.tsx';
import type { InMemoryWorldOptions } from '#src/worlds/in-memory.world.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { stillWorld } from '#tests/support/world.ts';

export interface TemplateRendering {
  readonly status: number;
  readonly html: string;
  /** The text of the main element, without tags and with single spaces. */
  readonly words: string;
  /** The log events during rendering. */
  readonly events: readonly string[];
}

/** Renders an address on the server, over an in-memory hall with a fixed clock. */
export async function renderTemplate(
  path: string,
  hall: DatedHall,
  replaced: Partial<InMemoryWorldOptions> = {},
): Promise<TemplateRendering> {
  const logger = new RecordingLogger();
  const world = stillWorld(hall, { logger, ...replaced });
  const drawing = await render(new URL(path, 'http://localhost:3000'), world, new AbortController().signal);
  if (drawing.kind !== 'document') throw new Error(`${path} led to ${drawing.to}`);
  const { status, html } = drawing;
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return { status, html, words: extractWords(main), events: logger.events };
}

function extractWords(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
