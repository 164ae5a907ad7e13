import type { GenericSchema } from 'valibot';
import { findFieldHint, findFieldLabel } from '#adapters/cms-folder/editor/editor-words.ts';
import { findNonEditableReason } from '#adapters/cms-folder/editor/non-editable-fields.ts';
import {
  formattedTextSchema,
  localisedMarkdownSchema,
  localisedSchema,
  localMomentSchema,
} from '#adapters/cms-folder/folder.schema.ts';
import { eventCardSchema } from '#adapters/schemas/event.schema.ts';
import {
  eventIdSchema,
  instantSchema,
  linkUrlSchema,
  mediaUrlSchema,
} from '#adapters/schemas/fields.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** A field of the editor, in the form of Sveltia CMS. */
export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  /** Absent: it has to be filled in. */
  readonly required?: false;
  /** The fields of an object, or of each item of a list. */
  readonly fields?: readonly EditorField[];
  /** The kinds of items of a list. */
  readonly types?: readonly EditorField[];
  /** The options of its widget. */
  readonly [option: string]: unknown;
}

export interface EditorFieldContext {
  /** The language of the names of the fields. */
  readonly locale: Locale;
  /** The languages of the hall. */
  readonly languages: readonly Locale[];
  /** Whether each language has a file of its own; the files are side by side in the editor. */
  readonly hasFilePerLanguage: boolean;
  /** Whether a file may leave out what is at this place, although its schema requires it: the folder completes it. */
  readonly isCompleted: (place: string) => boolean;
}

/** What this module reads of a schema of valibot, which is a plain object. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  /** The schema itself without its actions, then those. */
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** The kind of widget, and its options. */
interface Widget {
  readonly widget: string;
  readonly fields?: readonly EditorField[];
  readonly [option: string]: unknown;
}

/** Markdown. */
const formattedText: Widget = { widget: 'richtext' };

const concertNames: Widget = {
  widget: 'relation',
  collection: 'concerts',
  value_field: '{{slug}}',
  multiple: true,
};

/** The schemas whose widget does not follow from their structure. */
const widgets = new Map<GenericSchema, Widget>([
  [eventIdSchema, { widget: 'number', value_type: 'int' }],
  [linkUrlSchema, { widget: 'string' }],
  [mediaUrlSchema, { widget: 'file' }],
  [richTextSchema, formattedText],
  [formattedTextSchema, formattedText],
  [localMomentSchema, { widget: 'datetime', format: 'YYYY-MM-DD HH:mm' }],
  [instantSchema, { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ssZ' }],
]);

/** The widgets of the text of each language. */
const localisedWidgets = new Map<GenericSchema, Widget>([
  [localisedSchema, { widget: 'string' }],
  [localisedMarkdownSchema, formattedText],
]);

/** The fields of an object that an editor can change, in the order of its schema. `place` is that of the object: `concert.prices`. */
export function toEditorFields(
  schema: GenericSchema,
  place: string,
  context: EditorFieldContext,
): readonly EditorField[] {
  return Object.entries(partsOf(schema).entries ?? {})
    .filter(([name]) => findNonEditableReason(`${place}.${name}`) === undefined)
    .map(([name, entry]) => toField(entry, `${place}.${name}`, context));
}

function toField(schema: GenericSchema, place: string, context: EditorFieldContext): EditorField {
  const { inner, isOptional, fallback } = unwrap(schema);
  const isRequired = !isOptional && !context.isCompleted(place);
  const name = lastName(place);
  const hint = findFieldHint(name, context.locale);
  return {
    name,
    label: findFieldLabel(name, context.locale),
    ...(hint && { hint }),
    ...(context.hasFilePerLanguage && { i18n: true }),
    ...(!isRequired && { required: false as const }),
    ...((typeof fallback === 'string' || typeof fallback === 'number') && { default: fallback }),
    ...toWidget(inner, place, context),
  };
}

/** What is inside of an optional field, and whether there is a value without it. One that may be null stays required: it is written in the file. */
function unwrap(schema: GenericSchema) {
  const { type, wrapped, default: fallback } = partsOf(schema);
  if (wrapped === undefined) return { inner: schema, isOptional: false, fallback: undefined };
  return { inner: wrapped, isOptional: type !== 'nullable', fallback };
}

function toWidget(schema: GenericSchema, place: string, context: EditorFieldContext): Widget {
  const known = widgets.get(schema);
  if (known) return known;
  const localised = localisedWidgets.get(schema);
  if (localised) {
    return context.languages.length > 1
      ? { widget: 'object', fields: inEachLanguage(localised, context) }
      : localised;
  }
  const { type, item, options = [], literal, pipe = [] } = partsOf(schema);
  switch (type) {
    case 'string':
      return { widget: 'string' };
    case 'boolean':
      return { widget: 'boolean', default: false };
    case 'number':
      return { widget: 'number', value_type: 'float', step: 0.01, ...toLimits(pipe) };
    case 'literal':
      return { widget: 'hidden', default: literal };
    case 'picklist':
      return {
        widget: 'select',
        options: options.map((value) => ({ value, label: findFieldLabel(String(value), context.locale) })),
      };
    case 'record':
      return { widget: 'keyvalue' };
    case 'object':
    case 'strict_object':
      return { widget: 'object', fields: toEditorFields(schema, place, context) };
    case 'array':
      if (item) return toList(item, place, context);
  }
  throw new Error(`The editor has no field for ${place}, whose schema is of type ${type}: not-editable.ts`);
}

function inEachLanguage(widget: Widget, { languages }: EditorFieldContext): readonly EditorField[] {
  return languages.map((language) => ({
    name: language,
    label: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
    ...widget,
  }));
}

function toLimits(pipe: NonNullable<SchemaParts['pipe']>) {
  const requirementOf = (action: string) => pipe.find(({ type }) => type === action)?.requirement;
  const [min, max] = [requirementOf('min_value'), requirementOf('max_value')];
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function toList(item: GenericSchema, place: string, context: EditorFieldContext): Widget {
  if (item === eventCardSchema) return concertNames;
  const { type, options = [] } = partsOf(item);
  const list = { widget: 'list', collapsed: 'auto' };
  if (type === 'variant') {
    return { ...list, typeKey: 'kind', types: toKinds(options as readonly GenericSchema[], place, context) };
  }
  const { fields, ...widget } = toWidget(item, place, context);
  if (fields) return { ...list, fields, summary: toSummary(fields) };
  const name = lastName(place);
  const i18n = context.hasFilePerLanguage && { i18n: true };
  return { ...list, field: { name, label: findFieldLabel(name, context.locale), ...i18n, ...widget } };
}

/** The kinds of items of a list, such as the blocks of a page, each with its fields. */
function toKinds(
  options: readonly GenericSchema[],
  place: string,
  context: EditorFieldContext,
): readonly EditorField[] {
  return options.flatMap((option) => {
    const name = findKindLiteral(option);
    const ownPlace = `${place}.${name}`;
    if (findNonEditableReason(ownPlace) !== undefined) return [];
    const fields = toEditorFields(option, ownPlace, context).filter((field) => field.name !== 'kind');
    return [{ name, label: findFieldLabel(name, context.locale), widget: 'object', fields }];
  });
}

/** The kind of a variant: of a page, of a block. */
export function findKindLiteral(schema: GenericSchema): string {
  const kind = partsOf(schema).entries?.['kind'];
  return String(kind && partsOf(kind).literal);
}

/** The schemas of the kinds of a variant. */
export function listKindSchemas(schema: GenericSchema): readonly GenericSchema[] {
  return (partsOf(schema).options ?? []) as readonly GenericSchema[];
}

/** The title of an item, in the first language, by which a closed item is known; without a title, its first field. */
function toSummary(fields: readonly EditorField[]): string {
  const title = fields.find(({ name }) => name === 'title') ?? fields[0];
  const [language] = title?.fields ?? [];
  return `{{${[title, language].flatMap((field) => field?.name ?? []).join('.')}}}`;
}

/** The schema with the parts that its general type does not name. */
function partsOf(schema: GenericSchema): SchemaParts {
  return schema;
}

function lastName(place: string): string {
  return place.slice(place.lastIndexOf('.') + 1);
}
