import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preloadedFonts } from '#src/server/asset-manifest.ts';
import { root } from '#tests/root.ts';

describe('the preloaded fonts', () => {
  it('are two existing files', () => {
    const folder = 'ui/theme/fonts';
    const there = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
    expect(preloadedFonts).toHaveLength(2);
    expect(preloadedFonts.filter((path) => !there.includes(path))).toEqual([]);
  });
});
