import { describe, expect, it } from 'vitest';
import { unknownParams } from '#domain/listing/params-codec.ts';

describe('names a list does not know', () => {
  it('LIST-2 are told once each, for the log, those of the site itself apart', () => {
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
