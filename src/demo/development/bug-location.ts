import { SourceMap } from 'node:module';
import type { DevEnvironment } from 'vite';

/** An error with the place that Vite's overlay shows above its stack. */
export interface LocatedBug extends Error {
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
}

/** An error with the first place of its stack that is in the project at `root`. */
export function addBugLocation(bug: Error, root: string): LocatedBug {
  const places = [...(bug.stack ?? '').matchAll(/(\/[^\s()]+):(\d+):(\d+)/g)];
  const place = places.find(
    ([, file = '']) => file.startsWith(`${root}/`) && !file.includes('/node_modules/'),
  );
  if (!place) return bug;
  const [, file = '', line, column] = place;
  return Object.assign(bug, { loc: { file, line: Number(line), column: Number(column) } });
}

/** A browser's stack with the files and the lines of the sources in place of those that Vite sent. */
export async function mapStackToSources(stack: string, client: DevEnvironment): Promise<string> {
  const lines = stack.split('\n').map((line) => sourceLine(line, client));
  return (await Promise.all(lines)).join('\n');
}

async function sourceLine(line: string, { moduleGraph }: DevEnvironment): Promise<string> {
  const [place = '', address = '', row, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/.exec(line) ?? [];
  if (!URL.canParse(address)) return line;
  const module = await moduleGraph.getModuleByUrl(new URL(address).pathname);
  const map = module?.transformResult?.map;
  if (!module?.file || !map || !('version' in map)) return line;
  const sources = new SourceMap({ ...map, file: module.file, sourceRoot: '', version: 3 });
  const entry = sources.findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalLine' in entry)) return line;
  return line.replace(place, `${module.file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
}
