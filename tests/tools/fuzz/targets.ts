import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { toCacheKey } from '#adapters/caching/cache-key.ts';
import { parseMarkdown } from '#adapters/cms-folder/parse-markdown.ts';
import { readFolder } from '#adapters/cms-folder/read-folder.ts';
import { parseRichText } from '#adapters/cms-http/rich-text.mapper.ts';
import { parsePageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import { pageSchema } from '#adapters/schemas/page.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import {
  gatewayPrefix,
  parseGatewayPath,
  parseQueryParams,
  toGatewayUrl,
} from '#adapters/web-gateway/web-gateway.address.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { eventParamsCodec } from '#domain/listing/event-listing-state.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import type { BaseQueryParams, QueryDefinition } from '#domain/queries/query.ts';
import { searchPortDefinitions } from '#domain/queries/search-queries.ts';
import { type HallDay, parseHallDay } from '#domain/time/hall-day.ts';
import { createInstant } from '#domain/time/instant.ts';
import { writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import { everyTemplate } from '#tests/contracts/every-template.ts';
import {
  addressTokens,
  folderTokens,
  htmlTokens,
  markdownTokens,
  maxInputLength,
  textOf,
} from '#tests/tools/fuzz/texts.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';

/** A reader of untrusted input, what it is given, and what must hold of its result: `run` throws if it does not. */
export interface FuzzTarget {
  readonly inputs: fc.Arbitrary<string>;
  readonly run: (input: string) => void;
  /** The longest CPU time for an input of 16 kB, in milliseconds. */
  readonly maxMs: number;
}

/** A site whose only pages with a query are calendars. */
const calendar = { source: '', params: eventParamsCodec };
const templates: LoadedTemplates = { find: () => calendar, all: () => [calendar] };

const today = parseHallDay('2026-11-20') as HallDay;
const now = createInstant(Date.UTC(2026, 10, 20));

const address: FuzzTarget = {
  inputs: textOf(addressTokens).map((text) => `/${text}`),
  run: (target) => {
    const parsed = parsePageAddress(target, today, () => 'eventOverview', templates);
    if (parsed.kind === 'moved') return expectTrue(/^\/(?![/\\])/.test(parsed.to), 'moved to another site');
    if (parsed.kind === 'refused') return;
    const again = parsePageAddress(`${parsed.path}${parsed.query}`, today, () => 'eventOverview', templates);
    expectTrue(again.kind === 'page', 'its own address is no page');
    if (again.kind === 'page') expectEqual([again.path, again.query], [parsed.path, parsed.query]);
  },
  maxMs: 500,
};

const definitions = [
  ...Object.values(cmsDefinitions),
  ...Object.values(searchPortDefinitions),
] as readonly QueryDefinition<BaseQueryParams, unknown>[];

const gateway: FuzzTarget = {
  inputs: fc
    .tuple(fc.constantFrom(...definitions.map(({ path }) => path), 'x'), textOf(addressTokens))
    .map(([path, text]) => `${gatewayPrefix}nl/${path}?${text}`),
  run: (target) => {
    const [path = '', search = ''] = target.split('?');
    const named = parseGatewayPath(path);
    const definition = definitions.find((one) => one.path === named?.path);
    const params =
      named && definition && parseQueryParams(definition, named.locale, [...new URLSearchParams(search)]);
    if (!params) return;
    const key = toCacheKey(definition, params, now);
    const [, writtenSearch = ''] = toGatewayUrl(definition, params).split('?');
    const again = parseQueryParams(definition, params.locale, [...new URLSearchParams(writtenSearch)]);
    expectEqual(again && toCacheKey(definition, again, now), key);
  },
  maxMs: 500,
};

const markdown: FuzzTarget = {
  inputs: textOf(markdownTokens),
  run: (text) => {
    const tree = orTooDeep(() => parseMarkdown(text));
    if (tree) expectTrue(safeParse(richTextSchema, tree).success, 'no rich text');
  },
  // `marked` is quadratic in lines of dashes.
  maxMs: 2000,
};

const html: FuzzTarget = {
  inputs: textOf(htmlTokens),
  run: (text) => {
    const tree = parseRichText(text, (url) => url);
    expectTrue(safeParse(richTextSchema, tree).success, 'no rich text');
  },
  maxMs: 2000,
};

const refusals = ['nested deeper than 100 levels', 'five hundred times the same mark in a row'];

/** The result; undefined if the input is nested too deeply, which the reader of a folder reports. */
function orTooDeep<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch (cause) {
    if (cause instanceof RangeError || refusals.includes(toErrorMessage(cause))) return undefined;
    throw cause;
  }
}

const hall = writeSmallHall();
process.on('exit', () => rmSync(hall.directory, { recursive: true, force: true }));

const folderFiles = [
  'concerts/trio.json',
  'concerts/trio.nl.md',
  'pages/x.nl.md',
  'pages/x.nl.json',
  'rooms.json',
];

const folder: FuzzTarget = {
  inputs: fc
    .tuple(fc.constantFrom(...folderFiles), textOf(folderTokens))
    .map(([file, text]) => `${file}\n${text}`),
  run: (input) => {
    const [file = '', ...lines] = input.split('\n');
    const path = join(hall.directory, file);
    const before = file.includes('/x.') ? undefined : orMissing(() => readFileSync(path));
    writeFileSync(path, lines.join('\n'));
    try {
      const { hall: read, problems } = readFolder({
        directory: hall.directory,
        normalTicketTypes: [],
        lastValidTexts: new Map(),
        refusedFiles: new Map(),
      });
      expectTrue(read !== undefined, 'the file cost the whole hall');
      expectTrue(
        problems.every(({ line }) => Number.isInteger(line) && line > 0),
        'a problem without a line',
      );
      structuredClone(read);
    } finally {
      if (before) writeFileSync(path, before);
      else rmSync(path);
    }
  },
  maxMs: 2000,
};

function orMissing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const pages = everyTemplate.map((page) => JSON.stringify(page));

/** Pages as JSON of which a piece is replaced, so that most of them are JSON still. */
const brokenPages = fc
  .tuple(fc.constantFrom(...pages), fc.nat(), fc.nat({ max: 40 }), fc.json({ maxDepth: 4 }))
  .map(([page, at, length, other]) => {
    const start = page.indexOf(':', at % page.length) + 1;
    const end = page.slice(start).search(/[,}\]]/) + start;
    return `${page.slice(0, start)}${other}${page.slice(length > 30 ? end + length : end)}`.slice(
      0,
      8 * maxInputLength,
    );
  });

const wire: FuzzTarget = {
  inputs: brokenPages,
  run: (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return;
    }
    const parsed = safeParse(pageSchema, value);
    if (parsed.success) expectTrue(safeParse(pageSchema, parsed.output).success, 'its own page is none');
  },
  maxMs: 500,
};

/** What is fuzzed, by name. */
export const targets: Readonly<Record<string, FuzzTarget>> = {
  address,
  gateway,
  folder,
  markdown,
  html,
  wire,
};

function expectTrue(isMet: boolean, problem: string): void {
  if (!isMet) throw new Error(problem);
}

function expectEqual(one: unknown, other: unknown): void {
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)];
  if (text !== otherText) throw new Error(`${text} is not ${otherText}`);
}
