import { describe, expect, it } from 'vitest';
import { schoolKinds } from '#domain/education/school-tag.ts';
import {
  readEducationListing,
  unknownParameters,
  writeEducationListing,
} from '#domain/listing/education-listing-state.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

describe('the address of the education overview', () => {
  it('TPL-6 names one kind of school, or none', () => {
    for (const school of [...schoolKinds, null])
      expect(readEducationListing(writeEducationListing({ school }))).toEqual({ school });
    expect(writeEducationListing({ school: null })).toEqual([]);
  });

  it('LIST-2 shows all schools for a kind nobody knows, and for several', () => {
    expect(readEducationListing(queryIn('?school=universiteit'))).toEqual({ school: null });
    expect(readEducationListing(queryIn('?school=mbo&school=vmbo'))).toEqual({ school: null });
  });

  it('LIST-2 tells the names it does not know', () => {
    expect(unknownParameters(queryIn('?school=mbo&klas=3'))).toEqual(['klas']);
  });
});
