import { type CustomerTagTable, defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';

/** The customer tags that mean something to the site (SWAP-4). */
export function useCustomerTagTable(): CustomerTagTable {
  return useSiteContext().settings.customerTags ?? defaultCustomerTags;
}
