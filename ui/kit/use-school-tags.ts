import { useMemo } from 'react';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { pickEducationCustomerTags } from '#domain/session/tix-environment.ts';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useCustomerTags, useSession } from '#ui/kit/visitor.tsx';

/**
 * The visitor's customer tags that are school tags (SALE-8); empty unless a school is logged in at the ticketing for schools.
 */
export function useSchoolTags(): readonly CustomerTag[] {
  const { environment } = useSession();
  const tags = useCustomerTags();
  const customerTags = useCustomerTagTable();
  return useMemo(
    () => pickEducationCustomerTags(environment, tags, customerTags),
    [environment, tags, customerTags],
  );
}
