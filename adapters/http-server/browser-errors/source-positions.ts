import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** Maps a position in a browser file (`/assets/site-Ab.js:4:1203`) to one in the source (`ui/kit/x.ts:12:5`). */
export type MapPosition = (frame: string) => string;

/** Creates a function that maps positions with the source maps in `folder`. A position without a map stays as it is. */
export function createPositionMapper(folder: string): MapPosition {
  const maps = new Map<string, SourceMap | null>();
  const readMap = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readSourceMap(join(folder, `${file}.map`));
    maps.set(file, map);
    return map;
  };
  return (frame) => {
    const [, file = '', line, column] = /^\/assets\/([\w.-]+):(\d+):(\d+)$/.exec(frame) ?? [];
    const map = file === '' ? null : readMap(file);
    if (!map) return frame;
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return frame;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  };
}

/** The map at a path; null if there is none, which is usual for the files of other builds. */
function readSourceMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}
