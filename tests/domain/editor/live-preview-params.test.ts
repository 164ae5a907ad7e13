import { describe, expect, it } from 'vitest';
import { parseLivePreviewParams } from '#domain/editor/live-preview-params.ts';

describe('an editor’s live preview', () => {
  it('CALL-2 sends marker and token on, unchanged, and the marker as preview', () => {
    expect(
      parseLivePreviewParams([
        ['x-craft-live-preview', 'a1b2=='],
        ['token', 'T o/k'],
        ['genres', 'Lied'],
      ]),
    ).toEqual([
      ['preview', 'a1b2=='],
      ['token', 'T o/k'],
      ['x-craft-live-preview', 'a1b2=='],
    ]);
  });

  it('CALL-2 recognizes the marker of a shared draft', () => {
    const shared = parseLivePreviewParams([
      ['token', 't'],
      ['x-craft-preview', 'h'],
    ]);
    expect(shared).toEqual([
      ['preview', 'h'],
      ['token', 't'],
      ['x-craft-preview', 'h'],
    ]);
  });

  it('CALL-2 sends on one marker, an editor’s before a shared draft’s', () => {
    const both = parseLivePreviewParams([
      ['x-craft-preview', 'draft'],
      ['x-craft-live-preview', 'editor'],
      ['token', 't'],
    ]);
    expect(both?.map(([name]) => name)).toEqual(['preview', 'token', 'x-craft-live-preview']);
  });

  it.each([
    ['nothing', []],
    ['a marker alone', [['x-craft-live-preview', 'h']]],
    ['a token alone', [['token', 't']]],
    [
      'an empty token',
      [
        ['x-craft-live-preview', 'h'],
        ['token', ''],
      ],
    ],
    [
      'an empty marker',
      [
        ['x-craft-live-preview', ''],
        ['token', 't'],
      ],
    ],
    [
      'two tokens',
      [
        ['x-craft-live-preview', 'h'],
        ['token', 't'],
        ['token', 'u'],
      ],
    ],
    [
      'preview itself',
      [
        ['preview', 'h'],
        ['token', 't'],
      ],
    ],
  ] as const)('CALL-2 sees no preview in %s', (_, query) => {
    expect(parseLivePreviewParams(query)).toBeNull();
  });
});
