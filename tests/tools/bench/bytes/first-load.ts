import type { Manifest } from '#tests/tools/bench/bytes/built-site.ts';

/** The sources that a page loads first: the entry, its template, and the words of its language. */
export function findRootChunks(template: string): readonly string[] {
  return ['src/browser/hydration/entry-browser.tsx', `ui/screens/${template}`, 'ui/words/nl.ts'];
}

/** The output files of some sources, with their imports, each once. Throws for a source that is not in the build. */
export function firstLoad(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (name: string): void => {
    if (found.has(name)) return;
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}.`);
    found.add(name);
    for (const needed of entry.imports) follow(needed);
  };
  for (const source of sources) follow(source);
  return [...new Set([...found].map((name) => manifest[name]?.file ?? ''))];
}
