import { exportCmsToFolder } from '#adapters/cms-folder/export-cms-to-folder.ts';
import { exportWordPress } from './export-wordpress.ts';

const { WORDPRESS_URL = '', CMS_FOLDER = '', BASE_FOLDER = '' } = process.env;

/** Exports WordPress to `CMS_FOLDER`. What is left out is on stderr; the exit code is 1 if the folder stays as it was. */
await exportCmsToFolder(
  { folder: CMS_FOLDER, base: BASE_FOLDER, fetch, report: (problem) => process.stderr.write(`${problem}\n`) },
  (draft) => exportWordPress(draft, WORDPRESS_URL),
);
