import { useMemo } from 'react';
import { schoolTagsOfCustomer } from '#domain/education/tix-environment.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { useSession, useTags } from '#ui/kit/visitor-context.tsx';

/**
 * The visitor's customer tags that are school tags (SALE-8); empty unless a school is logged in at the ticketing for schools.
 */
export function useSchoolTags(): readonly CustomerTag[] {
  const { environment } = useSession();
  const tags = useTags();
  return useMemo(() => schoolTagsOfCustomer(environment, tags), [environment, tags]);
}
