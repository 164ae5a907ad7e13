import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';
import { iconNames } from '#ui/components/icon-names.ts';

const sprite = readFileSync(join(root, 'ui/components/icons.svg'), 'utf8');

describe('the icon sprite', () => {
  it('LAYOUT-14 contains every icon once, and the favourite icon', () => {
    const symbolIds = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 18 18"><\w/g)].map(
      ([, name]) => name,
    );
    expect(symbolIds.toSorted()).toEqual([...iconNames, 'bookmark'].toSorted());
  });

  it('LAYOUT-14 contains those that the specification names', () => {
    const named = 'basket bell calendar check heart mail phone search plus minus x circled-exclamation lock';
    expect(iconNames).toEqual(expect.arrayContaining(named.split(' ')));
  });
});
