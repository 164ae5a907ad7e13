import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createEditorConfig } from '#adapters/cms-folder/editor/editor-config.ts';
import type { EditorField } from '#adapters/cms-folder/editor/editor-fields.ts';
import {
  findNonEditableReason,
  matchesPathPattern,
  nonEditableFields,
} from '#adapters/cms-folder/editor/non-editable-fields.ts';
import {
  bannersSchema,
  concertSchema,
  organizersSchema,
  redirectsSchema,
  roomsSchema,
} from '#adapters/cms-folder/folder.schema.ts';
import { eventCardSchema } from '#adapters/schemas/event.schema.ts';
import { globalSchema } from '#adapters/schemas/global.schema.ts';
import { pageSchema } from '#adapters/schemas/page.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import { root } from '#tests/root.ts';

function configIn(locale: 'nl' | 'en', contentFolder = '') {
  const backend = { name: 'gitea', repo: 'hall/content' };
  return createEditorConfig({ locale, languages: locales, contentFolder, backend, title: 'Club' });
}

/** Every field of the editor, with its place: `concert.prices.amount`. The text below the front matter of a page is its description. */
function placesOf(fields: readonly EditorField[], around: string): readonly string[] {
  return fields.flatMap(({ name, fields: inner = [], types = [] }) => {
    const place = `${around}.${name === 'body' ? 'description' : name}`;
    return [place, ...placesOf([...inner, ...types], place)];
  });
}

const collections = configIn('en').collections.flatMap((one) => one.files ?? [one]);

const roots: Readonly<Record<string, string>> = {
  concerts: 'concert',
  rooms: 'hall',
  organizers: 'hall',
  redirects: 'hall',
  global: 'global',
  banners: 'banners',
};

const editable = new Set(
  collections.flatMap(({ name, fields = [] }) => {
    const around = roots[name] ?? `page.${name}`;
    return [around, ...placesOf(fields, around)];
  }),
);

/** What a schema of valibot is at run time. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
}

/** What one widget edits as a whole: a concert is chosen by the name of its file. */
const wholes: readonly v.GenericSchema[] = [richTextSchema, eventCardSchema];

/** Every field of a schema, but for what is inside of one that is not editable or is edited as a whole. */
function fieldsOf(schema: v.GenericSchema, place: string): readonly string[] {
  if (wholes.includes(schema)) return [];
  const { type, entries = {}, item, wrapped, options = [] } = schema as v.GenericSchema & SchemaParts;
  const inner = wrapped ?? item;
  if (inner) return fieldsOf(inner, place);
  if (type === 'variant') {
    return options.flatMap((option) => {
      const { entries: own = {} } = option as SchemaParts;
      const { literal } = own['kind'] as v.GenericSchema & { readonly literal: string };
      return withField(option as v.GenericSchema, `${place}.${literal}`);
    });
  }
  return Object.entries(entries)
    .filter(([name]) => name !== 'kind')
    .flatMap(([name, entry]) => withField(entry, `${place}.${name}`));
}

function withField(schema: v.GenericSchema, place: string): readonly string[] {
  return [place, ...(findNonEditableReason(place) === undefined ? fieldsOf(schema, place) : [])];
}

const known = [
  ...fieldsOf(concertSchema, 'concert'),
  ...fieldsOf(
    v.object({ rooms: roomsSchema, organizers: organizersSchema, redirects: redirectsSchema }),
    'hall',
  ),
  ...fieldsOf(globalSchema, 'global'),
  ...fieldsOf(bannersSchema, 'banners'),
  ...fieldsOf(pageSchema, 'page'),
];

describe('the configuration of the editor', () => {
  it('EDITOR-2 has every field of the schemas of the folder, or says why not', () => {
    expect(known.length).toBeGreaterThan(500);
    const missing = known.filter(
      (place) => !editable.has(place) && findNonEditableReason(place) === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('EDITOR-2 gives no reason for what is editable, or in no schema', () => {
    const idle = Object.keys(nonEditableFields).filter(
      (pattern) =>
        !known.some((place) => matchesPathPattern(pattern, place)) ||
        [...editable].some((place) => matchesPathPattern(pattern, place)),
    );
    expect(idle).toEqual([]);
  });

  it('EDITOR-2 has one field for a text in a hall with one language', () => {
    const backend = { name: 'gitea', repo: 'hall/content' };
    const options = { locale: 'en', languages: ['en'], contentFolder: '', backend, title: 'Opera' } as const;
    const [concerts] = createEditorConfig(options).collections;
    expect(concerts?.fields?.find(({ name }) => name === 'title')).toMatchObject({ widget: 'string' });
    expect(concerts).toMatchObject({ identifier_field: 'title', summary: '{{title}} ({{starts}})' });
  });

  it('EDITOR-2 is valid for Sveltia CMS', () => {
    const path = join(root, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
    const isValid = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(path, 'utf8')) as object);
    isValid(configIn('nl'));
    expect(isValid.errors).toBeNull();
  });

  it('EDITOR-2 names every collection, field and kind in the language of the editor', () => {
    const labelsIn = (locale: 'nl' | 'en') => {
      const names = new Map<string, string>();
      JSON.stringify(configIn(locale), (_key, value: unknown) => {
        const { name, label } = v.is(labelled, value) ? value : {};
        if (name !== undefined && label !== undefined) names.set(name, label);
        return value;
      });
      return names;
    };
    const [dutch, english] = [labelsIn('nl'), labelsIn('en')];
    const unnamed = [...dutch].filter(([name, label]) => label === name || english.get(name) === name);
    expect(unnamed).toEqual([]);
    expect([dutch.get('doorsOpen'), english.get('doorsOpen')]).toEqual(['Deuren open', 'Doors open']);
  });

  it('EDITOR-2 requires what the folder requires, and nothing that it completes', () => {
    const requiredOf = (name: string) =>
      collections
        .find((one) => one.name === name)
        ?.fields?.flatMap((field) => (field.required === false ? [] : field.name));
    expect(requiredOf('concerts')).toEqual(['id', 'title', 'starts', 'room']);
    expect(requiredOf('page')).toEqual(['uri', 'title']);
    expect(requiredOf('global')).toEqual(['site']);
  });

  it('EDITOR-3 names the files from the root of the repository', () => {
    const { media_folder, collections: all } = configIn('nl', 'fixtures/club');
    expect(media_folder).toBe('fixtures/club/media');
    expect(all[0]).toMatchObject({ folder: 'fixtures/club/concerts' });
    expect(all.at(-1)?.files?.[0]).toMatchObject({ file: 'fixtures/club/global.{{locale}}.json' });
  });
});

const labelled = v.object({ name: v.string(), label: v.string() });
