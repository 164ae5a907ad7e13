import { describe, expect, it } from 'vitest';
import { schoolKinds } from '#domain/education/school-tag.ts';
import { educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

describe('the address of the education overview', () => {
  it('TPL-6 names one kind of school, or none', () => {
    for (const school of [...schoolKinds, null])
      expect(educationParamsCodec.read(educationParamsCodec.write({ school }))).toEqual({ school });
    expect(educationParamsCodec.write({ school: null })).toEqual([]);
  });

  it('LIST-2 shows all schools for an unknown kind, and for several', () => {
    expect(educationParamsCodec.read(queryIn('?school=universiteit'))).toEqual({ school: null });
    expect(educationParamsCodec.read(queryIn('?school=mbo&school=vmbo'))).toEqual({ school: null });
  });

  it('LIST-2 reports unknown names', () => {
    expect(findUnknownParamNames(queryIn('?school=mbo&klas=3'), educationParamsCodec)).toEqual(['klas']);
  });
});
