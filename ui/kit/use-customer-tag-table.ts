import { type CustomerTagTable, defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { useSite } from '#ui/kit/site.tsx';

/** The customer tags that mean something to the site (SWAP-4). */
export function useCustomerTagTable(): CustomerTagTable {
  return useSite().settings.customerTags ?? defaultCustomerTags;
}
