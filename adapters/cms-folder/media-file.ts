import { realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where pictures and sounds are, in the folder and in addresses. */
export const mediaFolder = 'media';

/** The types of files that are served, by the end of their names. None of them is a script or a page. */
const servedTypes = /\.(?:avif|gif|jpe?g|png|svg|webp|flac|m4a|mp3|oga|ogg|opus|wav|mp4|webm|vtt|pdf|zip)$/i;

/**
 * Whether a path from `media/` of a folder is a file for visitors: of a type that is served, with no name that begins with a dot, and
 * after all links still in `media/` of that folder.
 */
export function isMediaFile(directory: string, path: string): boolean {
  try {
    const file = realpathSync(join(directory, mediaFolder, path));
    const inside = relative(join(realpathSync(directory), mediaFolder), file)
      .split(sep)
      .join('/');
    return [path, inside].every(isServedName) && statSync(file).isFile();
  } catch {
    return false;
  }
}

/** A path that leaves the folder has a name that begins with a dot, too. */
function isServedName(path: string): boolean {
  return servedTypes.test(path) && !/(?:^|[/\\])\./.test(path);
}
