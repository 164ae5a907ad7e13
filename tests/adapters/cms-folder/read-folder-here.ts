import { type ReadFolder, readFolder } from '#adapters/cms-folder/read-folder.ts';

/** Reads a folder without a thread. */
export const readFolderHere: ReadFolder = async (request) => readFolder(request);
