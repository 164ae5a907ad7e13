import * as v from 'valibot';
import type { MapPosition } from '#adapters/http-server/browser-errors/source-positions.ts';
import { parseJson } from '#domain/json.ts';

const ErrorLine = v.object({
  at: v.string(),
  event: v.literal('browser.error'),
  facts: v.object({
    message: v.string(),
    frames: v.string(),
    path: v.string(),
    build: v.string(),
    browser: v.string(),
  }),
});

/** Describes a line of the log that reports an error in a browser, with positions in the sources; undefined for any other line. */
export function describeErrorLine(line: string, mapPosition: MapPosition): string | undefined {
  const parsed = v.safeParse(ErrorLine, parseJson(line));
  if (!parsed.success) return undefined;
  const { at, facts } = parsed.output;
  const frames = facts.frames.split(' ').filter(Boolean);
  return [
    `${at} ${facts.browser}, ${facts.path}, build ${facts.build}`,
    facts.message,
    ...frames.map((frame) => `  ${mapPosition(frame)}`),
  ].join('\n');
}
