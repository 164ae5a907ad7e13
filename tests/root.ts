import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project on this machine. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
