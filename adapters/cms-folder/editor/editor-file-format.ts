/** What this module needs of a field of the editor. */
interface NestedField {
  readonly name: string;
  readonly fields?: readonly NestedField[];
}

type Fields = readonly NestedField[];

/** Sveltia CMS takes a dot in the name of a field for a level below it. No name in the folder has a slash. */
const dotOfEditor = '/';

/** Parses a JSON file of the folder for the editor, which has a field for a text in each language, one if the hall has one, and no dots in the names of fields. */
export function parseJsonAsEditorData(text: string, fields: Fields, languages: readonly string[]): unknown {
  const data: unknown = JSON.parse(text, (_name, value) => renameFields(value, '.', dotOfEditor));
  return expandTexts(data, fields, languages);
}

/** The text of a JSON file of the folder with what the editor made of it. */
export function serializeEditorDataAsJson(data: unknown): string {
  return JSON.stringify(data, (_name, value) => renameFields(value, dotOfEditor, '.'), 2);
}

function renameFields(value: unknown, from: string, to: string): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.replaceAll(from, to), inner]));
}

/** Writes a text that is one for all languages as a text for each, and one in the only language of the hall as that text. */
function expandTexts(value: unknown, fields: Fields, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => expandTexts(item, fields, languages));
  if (typeof value === 'string' && fields.some(({ name }) => languages.includes(name))) {
    return Object.fromEntries(languages.map((language) => [language, value]));
  }
  if (!isFields(value)) return value;
  const [language = ''] = languages;
  if (languages.length === 1 && Object.keys(value).join() === language) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields.find((one) => one.name === name);
      return [name, expandTexts(inner, field?.fields ?? [], languages)];
    }),
  );
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
