import { describe, expect, it } from 'vitest';
import { isEnsemble, selectRoles } from '#domain/musician/musician-roles.ts';

describe('an ensemble', () => {
  it.each([
    [],
    ['Koor'],
    ['choir'],
    ['chorus'],
    ['orkest'],
    ['orchestra'],
    ['ensemble'],
    ['band'],
    ['strijkkwartet'],
    ['string quartet'],
    ['koor', 'stemmen'],
    ['voices'],
    ['koor en orkest'],
  ])('PERSON-7 has no role, or that of a group: %j', (...roles: readonly string[]) => {
    expect(isEnsemble('Nachtstroom', roles)).toBe(true);
  });

  it.each([
    'Conservatorium aan de Kade',
    'Kamerkoor Windkracht',
    'The Laight Children’s Chorus',
    'Imke Dorsman Kwartet',
    'Jeugdorkest Stroomopwaarts',
    'Nour Al-Sahrani Trio',
  ])('PERSON-7 has a name with a word of a group, whatever the role: %s', (name) => {
    expect(isEnsemble(name, ['piano'])).toBe(true);
  });

  it.each([
    ['Ada Lund', ['koordirigent']],
    ['Ada Lund', ['chorus director']],
    ['Ada Lund', ['koor', 'sopraan']],
    ['Wessel Aerts', ['klavecimbel en leiding']],
    ['Demetrio Husband', ['tenor']],
  ])('PERSON-7 is no person with another role: %s, %j', (name, roles) => {
    expect(isEnsemble(name, roles)).toBe(false);
  });
});

describe('the roles of a musician', () => {
  it('PERSON-2 are each named once, the most frequent first, in the first spelling', () => {
    expect(selectRoles('Ada Lund', ['Leiding', 'dirigent', 'leiding', 'Dirigent', 'LEIDING'])).toEqual([
      'Leiding',
      'dirigent',
    ]);
  });

  it('PERSON-2 are several where a concert names several', () => {
    expect(selectRoles('Wessel Aerts', ['klavecimbel en leiding', 'leiding'])).toEqual([
      'leiding',
      'klavecimbel',
    ]);
    expect(selectRoles('Ada Lund', ['harpsichord and direction'])).toEqual(['harpsichord', 'direction']);
    expect(selectRoles('Ada Lund', ['zang & accordeon,'])).toEqual(['zang', 'accordeon']);
    expect(selectRoles('Ada Lund', ['Engelse hoorn'])).toEqual(['Engelse hoorn']);
  });

  it('PERSON-2 are at most three', () => {
    expect(selectRoles('Ada Lund', ['viool', 'zang', 'regie', 'tekst'])).toEqual(['viool', 'zang', 'regie']);
  });

  it('PERSON-2 are, of an ensemble, what it is, and not who of it plays', () => {
    expect(selectRoles('Kamerkoor Windkracht', ['stemmen', 'koor', 'koor'])).toEqual(['koor']);
    expect(selectRoles('Conservatorium aan de Kade', ['strijkkwartet', 'viool, piano'])).toEqual([]);
    expect(selectRoles('Nachtstroom', [])).toEqual([]);
  });
});
