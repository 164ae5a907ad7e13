import { describe, expect, it } from 'vitest';
import { routeNames } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import {
  isRouteForSchools,
  isTemplateForSchools,
  parseTixEnvironment,
  pickEducationCustomerTags,
  pickTixEnvironment,
} from '#domain/session/tix-environment.ts';

describe('the ticketing environment', () => {
  it('SALE-8 is tix or education, to the letter', () => {
    expect(['tix', 'education'].map(parseTixEnvironment)).toEqual(['tix', 'education']);
    expect(['', 'Tix', 'TIX', 'tix ', 'school', 'toString', undefined].map(parseTixEnvironment)).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('SALE-8 TIX-9 is that of schools on their pages, on all others the default of the ticketing', () => {
    const offers = (education: boolean) => ({ capabilities: { education } });
    const environmentOf = (isForSchools: boolean) => [
      pickTixEnvironment(isForSchools, { defaultEnvironment: 'tix', ...offers(true) }),
      pickTixEnvironment(isForSchools, { defaultEnvironment: 'education', ...offers(true) }),
      pickTixEnvironment(isForSchools, { defaultEnvironment: 'tix', ...offers(false) }),
    ];
    expect(environmentOf(true)).toEqual(['education', 'education', 'tix']);
    expect(environmentOf(false)).toEqual(['tix', 'education', 'tix']);
  });

  it('SALE-8 is for schools on the two education routes', () => {
    expect(routeNames.filter(isRouteForSchools).toSorted()).toEqual([
      'education-redirect',
      'education-user-edit',
    ]);
  });

  it('SALE-8 is for schools in the two education templates', () => {
    const templates: readonly Template[] = [
      'home',
      'event',
      'series',
      'page',
      'educationOverview',
      'educationProduction',
    ];
    expect(templates.filter(isTemplateForSchools)).toEqual(['educationOverview', 'educationProduction']);
  });
});

it.each([
  ['education', [37, 519, 521], [519, 521]],
  ['education', [517, 523], []],
  ['tix', [518], []],
] as const)(
  'SALE-8 in %s, a customer with the tags %j is a school with the tags %j',
  (environment, tags, own) => {
    expect(pickEducationCustomerTags(environment, tags, defaultCustomerTags)).toEqual(own);
  },
);
