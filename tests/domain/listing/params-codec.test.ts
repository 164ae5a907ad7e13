import { describe, expect, it } from 'vitest';
import { unknownParams } from '#domain/listing/params-codec.ts';

describe('unknown parameter names of a list', () => {
  it('LIST-2 are reported once each, for the log, without those of the site itself', () => {
    const query = [
      'rooms',
      'colour',
      'cp',
      'debug',
      'token',
      'x-craft-preview',
      'x-craft-live-preview',
      'colour',
      'Rooms',
    ];
    expect(
      unknownParams(
        query.map((name) => [name, '']),
        { names: ['rooms'] },
      ),
    ).toEqual(['colour', 'Rooms']);
  });
});
