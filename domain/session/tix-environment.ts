import type { Template } from '#domain/page/page.ts';
import { filterSchoolTags, type SchoolTags } from '#domain/sale/customer-tags.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';

/** The two ticketing sites: the general one and the one for schools (SALE-8). */
const tixEnvironments = ['tix', 'education'] as const;

export type TixEnvironment = (typeof tixEnvironments)[number];

/** The log message for an unknown environment in the configuration. */
export const invalidTixEnvironmentMessage = 'invalid tix env var given';

/** Parses an environment name from the configuration; undefined for anything else, which the caller logs as `invalidTixEnvironmentMessage`. */
export function parseTixEnvironment(text: string | undefined): TixEnvironment | undefined {
  return tixEnvironments.find((environment) => environment === text);
}

/** Whether a template is for schools, and so uses their ticketing (SALE-8). */
export function isTemplateForSchools(template: Template): boolean {
  return template === 'educationOverview' || template === 'educationProduction';
}

/** The environments of a ticketing: the one of most pages, and whether there is one for schools. */
interface Environments {
  readonly defaultEnvironment: TixEnvironment;
  readonly capabilities: { readonly education: boolean };
}

/** The ticketing environment of a page: that of schools for their pages, otherwise the default of the ticketing (SALE-8, TIX-9). */
export function pickTixEnvironment(
  isForSchools: boolean,
  { defaultEnvironment, capabilities }: Environments,
): TixEnvironment {
  return isForSchools && capabilities.education ? 'education' : defaultEnvironment;
}

/** The school tags of an education customer; none for any other visitor (SALE-8). */
export function pickEducationCustomerTags(
  environment: TixEnvironment | null,
  tags: readonly CustomerTag[],
  schoolTags: SchoolTags,
): readonly CustomerTag[] {
  return environment === 'education' ? filterSchoolTags(tags, schoolTags) : [];
}
