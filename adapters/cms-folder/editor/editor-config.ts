import * as v from 'valibot';
import {
  type EditorField,
  type EditorFieldContext,
  findKindLiteral,
  listKindSchemas,
  toEditorFields,
} from '#adapters/cms-folder/editor/editor-fields.ts';
import { findFieldHint, findFieldLabel } from '#adapters/cms-folder/editor/editor-words.ts';
import {
  findNonEditableReason,
  matchesPathPattern,
} from '#adapters/cms-folder/editor/non-editable-fields.ts';
import {
  bannersSchema,
  concertSchema,
  organizersSchema,
  redirectsSchema,
  roomsSchema,
} from '#adapters/cms-folder/folder.schema.ts';
import { mediaFolder } from '#adapters/cms-folder/media-file.ts';
import { listOmittablePageFields } from '#adapters/cms-folder/page-file.ts';
import { globalSchema } from '#adapters/schemas/global.schema.ts';
import { pageSchema } from '#adapters/schemas/page.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Template } from '#domain/page/page.ts';

export interface EditorOptions {
  /** The language of the names of its collections and fields. */
  readonly locale: Locale;
  /** The languages of the hall, its first one first. */
  readonly languages: readonly Locale[];
  /** The folder that is the CMS, from the root of its repository; empty: it is that root. */
  readonly contentFolder: string;
  /** Where changes are written, in the form of Sveltia CMS. */
  readonly backend: Readonly<Record<string, unknown>>;
  /** The title of the editor. */
  readonly title: string;
}

/** A file of the folder, files with the same fields, or a group of files, in the form of Sveltia CMS. */
interface EditorCollection {
  readonly name: string;
  readonly label: string;
  readonly format?: string;
  readonly fields?: readonly EditorField[];
  readonly files?: readonly EditorCollection[];
  /** Its other options. */
  readonly [option: string]: unknown;
}

/** The kind of pages that are Markdown with front matter; all others are JSON. */
const plainKind = 'page';

/** What the site renders of Markdown (`parse-markdown.ts`). */
const formattedText = {
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'heading-four',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['image'],
  linked_images: false,
};

/** What the folder completes in `global.{locale}.json` (`global-file.ts`). */
const completedGlobals = [
  'global.seo',
  'global.translations',
  'global.sponsors',
  'global.social',
  'global.globalPages',
  'global.globalPages.*',
  'global.navigation',
  'global.navigation.*',
  'global.navigation.*.children',
];

export type EditorConfig = ReturnType<typeof createEditorConfig>;

/**
 * The configuration of the editor: a collection for each kind of file of the folder, with the fields of the schemas that parse it
 * (docs/how-to/edit-the-content.md).
 */
export function createEditorConfig(options: EditorOptions) {
  const { contentFolder, backend, title, languages } = options;
  return {
    load_config_file: false,
    backend,
    app_title: title,
    logo: { src: '/apple-touch-icon.png' },
    media_folder: inFolder(contentFolder, mediaFolder),
    public_folder: `/${mediaFolder}`,
    i18n: { structure: 'multiple_files', locales: languages, default_locale: languages[0] },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    field_defaults: { richtext: formattedText },
    collections: [
      concertCollection(options),
      concertTextCollection(options),
      ...pageCollections(options),
      fileCollection(options),
    ],
  };
}

function concertCollection(options: EditorOptions): EditorCollection {
  const { locale, languages, contentFolder } = options;
  const context = { ...toContext(options), hasFilePerLanguage: false };
  const title = languages.length > 1 ? `title.${languages[0]}` : 'title';
  const room = {
    widget: 'relation',
    collection: 'hall',
    file: 'rooms',
    value_field: 'rooms.*.id',
    display_fields: [`rooms.*.${title}`],
  };
  return {
    name: 'concerts',
    ...labels('concerts', 'concert', locale),
    icon: 'music_note',
    folder: inFolder(contentFolder, 'concerts'),
    ...jsonFormat('concerts'),
    identifier_field: title,
    slug: { template: `{{fields.${title}}}`, editable: ['create'] },
    summary: `{{${title}}} ({{starts}})`,
    sortable_fields: { fields: ['starts', title], default: { field: 'starts' } },
    fields: toEditorFields(concertSchema, 'concert', context).map((field) =>
      field.name === 'room' ? { ...field, ...room } : field,
    ),
  };
}

/** The descriptions of concerts: one file for each language, of the name of the concert. */
function concertTextCollection({ locale, contentFolder }: EditorOptions): EditorCollection {
  return {
    name: 'descriptions',
    ...labels('descriptions', 'description', locale),
    icon: 'notes',
    folder: inFolder(contentFolder, 'concerts'),
    extension: 'md',
    i18n: true,
    identifier_field: 'body',
    slug: { editable: ['create'], hint: findFieldHint('descriptions', locale) },
    summary: '{{slug}}',
    fields: [bodyField(locale)],
  };
}

function pageCollections(options: EditorOptions): readonly EditorCollection[] {
  const kinds = listKindSchemas(pageSchema).filter(
    (schema) => findNonEditableReason(`page.${findKindLiteral(schema)}`) === undefined,
  );
  const isPlain = (schema: v.GenericSchema) => findKindLiteral(schema) === plainKind;
  const [plain, structured] = [kinds.filter(isPlain), kinds.filter((schema) => !isPlain(schema))];
  return [...plain, ...structured].map((schema) => pageCollection(schema, options));
}

/** The pages of a kind: one file for each language, with one name. */
function pageCollection(schema: v.GenericSchema, options: EditorOptions): EditorCollection {
  const { locale, contentFolder } = options;
  const kind = findKindLiteral(schema);
  const fields = toEditorFields(schema, `page.${kind}`, toContext(options));
  const common = {
    name: kind,
    ...labels(kind === plainKind ? 'pages' : kind, kind, locale),
    folder: inFolder(contentFolder, 'pages'),
    i18n: true,
    slug: { template: '{{title}}', editable: ['create'] },
    summary: '{{title}}',
  };
  if (kind !== plainKind) {
    return { ...common, icon: 'web', ...jsonFormat(kind), filter: { field: 'kind', value: kind }, fields };
  }
  const inFrontMatter = fields.filter(({ name }) => name !== 'description' && name !== 'kind');
  return { ...common, icon: 'article', extension: 'md', fields: [...inFrontMatter, bodyField(locale)] };
}

/** The text of a Markdown file, below its front matter. */
function bodyField(locale: Locale): EditorField {
  const label = findFieldLabel('description', locale);
  return { name: 'body', label, widget: 'richtext', required: false, i18n: true };
}

/** The files of which there is one, or one for each language. */
function fileCollection(options: EditorOptions): EditorCollection {
  const { locale, contentFolder } = options;
  const context = toContext(options);
  const file = (name: string, path: string, fields: readonly EditorField[]) => ({
    name,
    label: findFieldLabel(name, locale),
    file: inFolder(contentFolder, path),
    format: jsonFormat(name).format,
    ...(path.includes('{{locale}}') && { i18n: true }),
    fields,
  });
  const list = (name: string, schema: v.GenericSchema, listContext = context): readonly EditorField[] => {
    const [field] = toEditorFields(v.object({ [name]: schema }), 'hall', listContext);
    return field ? [{ ...field, root: true, required: false }] : [];
  };
  return {
    name: 'hall',
    label: findFieldLabel('hall', locale),
    icon: 'home_work',
    i18n: true,
    files: [
      file('global', 'global.{{locale}}.json', toEditorFields(globalSchema, 'global', context)),
      file('rooms', 'rooms.json', list('rooms', roomsSchema, { ...context, hasFilePerLanguage: false })),
      file('organizers', 'organizers.{{locale}}.json', list('organizers', organizersSchema)),
      file('banners', 'banners.{{locale}}.json', toEditorFields(bannersSchema, 'banners', context)),
      file('redirects', 'redirects.{{locale}}.json', list('redirects', redirectsSchema)),
    ],
  };
}

function toContext({ locale, languages }: EditorOptions): EditorFieldContext {
  return { locale, languages, hasFilePerLanguage: true, isCompleted };
}

/** Whether the folder completes what is at a place of a file. */
function isCompleted(place: string): boolean {
  const [root, kind = '', name = '', ...rest] = place.split('.');
  if (root === 'global') return completedGlobals.some((pattern) => matchesPathPattern(pattern, place));
  if (root !== 'page') return false;
  if (rest.length === 0) {
    return ['description', 'placeholder', ...listOmittablePageFields(kind as Template)].includes(name);
  }
  return matchesPathPattern('page.*.content.section.introduction', place);
}

function labels(collection: string, entry: string, locale: Locale) {
  return { label: findFieldLabel(collection, locale), label_singular: findFieldLabel(entry, locale) };
}

/** JSON that is parsed for the fields of a collection or file. */
function jsonFormat(name: string) {
  return { format: `json-${name}`, extension: 'json' };
}

function inFolder(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
