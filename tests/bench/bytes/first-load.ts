import type { Manifest } from '#tests/bench/bytes/built-site.ts';

/** The sources whose code a page waits for: the entry, its own template, and the words of its language. */
export function rootsOf(template: string): readonly string[] {
  return ['src/entry-browser.tsx', `src/templates/${template}.template.tsx`, 'ui/words/nl.ts'];
}

/** All that some sources are built into, with everything these cannot do without, each once. Throws on a source the build does not know. */
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
