import { isSchoolTag } from '#domain/education/school-tag.ts';
import type { RouteName } from '#domain/locale/locale-routes.ts';
import type { Template } from '#domain/page/page.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';

/** The two ticketing sites: the general one and the one for schools (SALE-8). */
const tixEnvironments = ['tix', 'education'] as const;

export type TixEnvironment = (typeof tixEnvironments)[number];

/** The log message for an unknown environment in the configuration. */
export const invalidEnvironmentMessage = 'invalid tix env var given';

/** Parses an environment name from the configuration; undefined for anything else, which the caller logs as `invalidEnvironmentMessage`. */
export function parseTixEnvironment(text: string | undefined): TixEnvironment | undefined {
  return tixEnvironments.find((environment) => environment === text);
}

/** The ticketing environment of a template: education templates use the one for schools. */
export function toTemplateEnvironment(template: Template): TixEnvironment {
  return template === 'educationOverview' || template === 'educationProduction' ? 'education' : 'tix';
}

/** The ticketing environment of a route: the two education routes use the one for schools (SALE-8). */
export function toRouteEnvironment(route: RouteName): TixEnvironment {
  return route === 'education-user-edit' || route === 'education-redirect' ? 'education' : 'tix';
}

/** Whether the customer is a school that is logged in at the ticketing for schools. */
export function isEducationCustomer(environment: TixEnvironment, tags: readonly CustomerTag[]): boolean {
  return environment === 'education' && tags.some(isSchoolTag);
}

/** The school tags of an education customer; none for any other visitor (SALE-8). */
export function pickEducationCustomerTags(
  environment: TixEnvironment,
  tags: readonly CustomerTag[],
): readonly CustomerTag[] {
  return isEducationCustomer(environment, tags) ? tags.filter(isSchoolTag) : [];
}
