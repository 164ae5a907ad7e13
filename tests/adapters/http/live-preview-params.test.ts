import { describe, expect, it } from 'vitest';
import { parseLivePreviewParams } from '#adapters/http/live-preview.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

describe('an editor’s live preview', () => {
  it.each(['x-craft-live-preview', 'x-craft-preview'])(
    'CALL-2 sends marker and token on, unchanged, and the marker as preview: %s',
    (marker) => {
      const query = [
        [marker, 'a1b2=='],
        ['token', 'T o/k'],
        ['genres', 'Lied'],
      ] as const;
      expect(parseLivePreviewParams(query)).toEqual([
        ['preview', 'a1b2=='],
        ['token', 'T o/k'],
        [marker, 'a1b2=='],
      ]);
    },
  );

  it('CALL-2 sends on one marker, an editor’s before a shared draft’s', () => {
    const both = parseLivePreviewParams(queryIn('x-craft-preview=draft&x-craft-live-preview=editor&token=t'));
    expect(both?.map(([name]) => name)).toEqual(['preview', 'token', 'x-craft-live-preview']);
  });

  it.each([
    ['nothing', ''],
    ['a marker alone', 'x-craft-live-preview=h'],
    ['a token alone', 'token=t'],
    ['an empty token', 'x-craft-live-preview=h&token='],
    ['an empty marker', 'x-craft-live-preview=&token=t'],
    ['two tokens', 'x-craft-live-preview=h&token=t&token=u'],
    ['preview itself', 'preview=h&token=t'],
  ])('CALL-2 sees no preview in %s', (_, query) => {
    expect(parseLivePreviewParams(queryIn(query))).toBeNull();
  });
});
