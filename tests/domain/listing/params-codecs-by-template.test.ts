import { describe, expect, it } from 'vitest';
import { discoveryFacetNames, eventFacetNames, seriesFacetNames } from '#domain/facet/facet.ts';
import { findUnknownParamNames, type ParamsCodec } from '#domain/listing/params-codec.ts';
import { codecsByTemplateName } from '#domain/listing/params-codecs-by-template.ts';
import { onDay } from '#tests/domain/time/at.ts';

const today = onDay('2026-11-20');

describe('the codec of a template', () => {
  it('LIST-1 is there for every page that reads its query', () => {
    expect(Object.keys(codecsByTemplateName).toSorted()).toEqual([
      'discoveryOverview',
      'discoverySearch',
      'educationOverview',
      'educationProduction',
      'eventOverview',
      'overview',
      'pressOverview',
      'search',
      'seriesOverview',
    ]);
  });

  it.each(Object.entries(codecsByTemplateName))(
    'LIST-2 has every name that it writes: %s',
    (_kind, codec) => {
      const names = ['keyword', 'page', 'date', 'school', 'event', ...eventFacetNames, ...seriesFacetNames];
      const values = { page: '2', date: '2026-12-24', school: 'vmbo', event: '7910' };
      const query = [...new Set([...names, ...discoveryFacetNames])].map(
        (name) => [name, new Map(Object.entries(values)).get(name) ?? 'x'] as const,
      );
      const anyCodec: ParamsCodec<unknown> = codec;
      const written = anyCodec.write(anyCodec.read(query, today), today);
      expect(written).not.toEqual([]);
      expect(findUnknownParamNames(written, codec)).toEqual([]);
    },
  );
});
