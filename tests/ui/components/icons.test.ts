import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconNames } from '#domain/media/icon.ts';
import { root } from '#tests/root.ts';

const sprite = readFileSync(join(root, 'ui/components/icons.svg'), 'utf8');

describe('the icon sprite', () => {
  it('LAYOUT-14 contains every icon once, and the favourite icon', () => {
    const symbolIds = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 18 18"><\w/g)].map(
      ([, name]) => name,
    );
    expect(symbolIds.toSorted()).toEqual([...iconNames, 'bookmark'].toSorted());
  });
});
