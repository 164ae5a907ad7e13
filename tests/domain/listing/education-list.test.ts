import { describe, expect, it } from 'vitest';
import { educationParamsCodec } from '#domain/listing/education-list.ts';
import { schoolKinds } from '#domain/sale/customer-tags.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

const allSchools = { school: null, year: null };

describe('the address of the education overview', () => {
  it('TPL-6 names one kind of school, or none', () => {
    for (const school of [...schoolKinds, null])
      expect(educationParamsCodec.read(educationParamsCodec.write({ school, year: null }))).toEqual({
        school,
        year: null,
      });
    expect(educationParamsCodec.write({ school: null, year: null })).toEqual([]);
  });

  it('LIST-2 shows all schools for an unknown kind, and for several', () => {
    expect(educationParamsCodec.read(queryIn('?school=universiteit'))).toEqual(allSchools);
    expect(educationParamsCodec.read(queryIn('?school=mbo&school=vmbo'))).toEqual(allSchools);
  });

  it('DOOR-73 names a year of school, and no year for what is no ID of one', () => {
    const state = { school: 'regularPrimary', year: 'groep-5' } as const;
    expect(educationParamsCodec.read(educationParamsCodec.write(state))).toEqual(state);
    for (const year of ['Groep 5', '', '<b>', 'a'.repeat(41), 'groep-5&year=groep-6'])
      expect(educationParamsCodec.read(queryIn(`?year=${year}`))).toEqual(allSchools);
  });
});
