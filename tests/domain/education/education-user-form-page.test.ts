import { describe, expect, it } from 'vitest';
import {
  createEducationUserFormPage,
  toEducationUserPath,
} from '#domain/education/education-user-form-page.ts';
import { parseSchoolType } from '#domain/education/school-offer.ts';

describe('the page of a school’s details', () => {
  it('ROUTE-4 has two paths', () => {
    expect([toEducationUserPath('nl'), toEducationUserPath('en')]).toEqual([
      '/educatie/gebruiker/aanpassen',
      '/en/education/user/edit',
    ]);
  });

  it('ROUTE-4 is a plain page, of which the CMS has nothing', () => {
    expect(createEducationUserFormPage('en', 'Your school')).toEqual({
      kind: 'page',
      id: 0,
      language: 'en',
      uri: 'education/user/edit',
      url: '/en/education/user/edit',
      title: 'Your school',
      path: [],
      alternatives: [{ language: 'nl', url: '/educatie/gebruiker/aanpassen' }],
      editLinks: [],
      theme: 'pink',
      introduction: [],
      description: [],
      content: [],
    });
  });

  it('TIX-8 parses the school types, and no others', () => {
    expect([parseSchoolType('vmbo'), parseSchoolType('lycée')]).toEqual(['vmbo', undefined]);
  });
});
