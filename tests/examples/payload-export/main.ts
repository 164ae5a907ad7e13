import { exportCmsToFolder } from '#adapters/cms-folder/export-cms-to-folder.ts';
import { exportPayload } from './export-payload.ts';

const {
  PAYLOAD_URL: url = '',
  PAYLOAD_API_KEY: apiKey = '',
  CMS_FOLDER = '',
  BASE_FOLDER = '',
} = process.env;

/** Exports Payload to `CMS_FOLDER`. What is left out is on stderr; the exit code is 1 if the folder stays as it was. */
await exportCmsToFolder(
  { folder: CMS_FOLDER, base: BASE_FOLDER, fetch, report: (problem) => process.stderr.write(`${problem}\n`) },
  (draft) => exportPayload(draft, { url, apiKey }),
);
