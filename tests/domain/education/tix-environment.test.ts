import { describe, expect, it } from 'vitest';
import {
  invalidTixEnvironmentMessage,
  isEducationCustomer,
  isRouteForSchools,
  isTemplateForSchools,
  parseTixEnvironment,
  pickEducationCustomerTags,
  pickTixEnvironment,
} from '#domain/education/tix-environment.ts';
import { routeNames } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';

describe('the ticketing environment', () => {
  it('SALE-8 is tix or education, to the letter', () => {
    expect(['tix', 'education'].map(parseTixEnvironment)).toEqual(['tix', 'education']);
    expect(['', 'Tix', 'TIX', 'tix ', 'school', 'toString', undefined].map(parseTixEnvironment)).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('SALE-8 has its words for the log when it is anything else', () => {
    expect(invalidTixEnvironmentMessage).toBe('invalid tix env var given');
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

describe('an education customer', () => {
  it.each([
    [true, 'education', [518]],
    [true, 'education', [12, 522]],
    [false, 'education', [517, 523]],
    [false, 'education', []],
    [false, 'tix', [518]],
  ] as const)('SALE-8 is %s in %s with the tags %j', (expected, environment, tags) => {
    expect(isEducationCustomer(environment, tags, defaultCustomerTags)).toBe(expected);
  });

  it('SALE-8 is a school by its tags in education alone', () => {
    expect(pickEducationCustomerTags('education', [37, 519, 521], defaultCustomerTags)).toEqual([519, 521]);
    expect(pickEducationCustomerTags('education', [37], defaultCustomerTags)).toEqual([]);
    expect(pickEducationCustomerTags('tix', [519, 521], defaultCustomerTags)).toEqual([]);
  });
});
