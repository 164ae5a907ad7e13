import { isSchoolTag } from '#domain/education/school-tag.ts';
import type { RouteName } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';

/** The two ticketing sites: one for everyone, one for schools (SALE-8). */
const tixEnvironments = ['tix', 'education'] as const;

export type TixEnvironment = (typeof tixEnvironments)[number];

/** What is logged when a configuration names another environment. */
export const invalidEnvironment = 'invalid tix env var given';

/** The environment a configuration names exactly; undefined for anything else, which the caller logs as `invalidEnvironment`. */
export function tixEnvironmentNamed(text: string | undefined): TixEnvironment | undefined {
  return tixEnvironments.find((environment) => environment === text);
}

/** Schools order at a site of their own: the education templates speak to it, all others to the general one. */
export function environmentOfTemplate(template: Template): TixEnvironment {
  return template === 'educationOverview' || template === 'educationProduction' ? 'education' : 'tix';
}

/** The ticketing a route belongs to: that of schools for their own two routes, the public's for all others (SALE-8). */
export function environmentOfRoute(route: RouteName): TixEnvironment {
  return route === 'education-user-edit' || route === 'education-redirect' ? 'education' : 'tix';
}

/** A school that is logged in where schools order. */
export function isEducationCustomer(environment: TixEnvironment, tags: readonly CustomerTag[]): boolean {
  return environment === 'education' && tags.some(isSchoolTag);
}

/** The tags by which a visitor is a school; none for any visitor who is no education customer (SALE-8). */
export function schoolTagsOfCustomer(
  environment: TixEnvironment,
  tags: readonly CustomerTag[],
): readonly CustomerTag[] {
  return isEducationCustomer(environment, tags) ? tags.filter(isSchoolTag) : [];
}
