/** The id of a build, which every document states: the hash in the name of its entry file (`/assets/entry-browser-CEocpHbH.js`). */
export function toBuildIdOfEntryFile(entry: string): string {
  return /-([\w-]{8})\.js$/.exec(entry)?.[1] ?? 'unknown';
}
