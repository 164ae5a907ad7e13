/** The browsers that error reports are counted by. */
export const browserNames = ['Chrome', 'Edge', 'Firefox', 'Safari', 'Samsung Internet', 'other'] as const;

export type BrowserName = (typeof browserNames)[number];

/** The tokens of `User-Agent` that name a browser and its major version, the most specific first. */
const tokens: readonly (readonly [RegExp, BrowserName])[] = [
  // Every browser of iOS has the engine of Safari and fails with it; its version is that of the system.
  [/\((?:iPhone|iPad|iPod)[^)]* OS (\d+)/, 'Safari'],
  [/\bEdg\w*\/(\d+)/, 'Edge'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/\bChrom(?:e|ium)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)\S* .*\bSafari\//, 'Safari'],
];

/** The browser of a `User-Agent` header, with its major version; `other` without one if it is none of them. */
export function parseBrowser(userAgent = ''): { readonly name: BrowserName; readonly version: string } {
  for (const [pattern, name] of tokens) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version !== undefined) return { name, version };
  }
  return { name: 'other', version: '' };
}
