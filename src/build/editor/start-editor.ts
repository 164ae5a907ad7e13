import CMS, { type CmsConfig } from '@sveltia/cms';
import type { EditorConfig } from '#adapters/cms-folder/editor/editor-config.ts';
import {
  parseJsonAsEditorData,
  serializeEditorDataAsJson,
} from '#adapters/cms-folder/editor/editor-file-format.ts';

/** The program of the editor's page: starts Sveltia CMS with the configuration that the page contains. */
const config = JSON.parse(document.querySelector('#config')?.textContent ?? '') as EditorConfig;

for (const { format, fields = [] } of config.collections.flatMap((one) => one.files ?? [one])) {
  if (format === undefined) continue;
  const [first] = fields;
  const ownFields = first?.['root'] === true ? (first.fields ?? []) : fields;
  CMS.registerCustomFormat(format, 'json', {
    fromFile: (text: string) => parseJsonAsEditorData(text, ownFields, config.i18n.locales),
    toFile: serializeEditorDataAsJson,
  });
}
await CMS.init({ config: config as unknown as CmsConfig });
