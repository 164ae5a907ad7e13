import { useMemo } from 'react';
import { schoolTagsOfCustomer } from '#domain/education/tix-environment.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { useSession, useTags } from '#ui/kit/visitor-context.tsx';

/** The tags by which this visitor is a school (SALE-8); none until a school is logged in where schools order. */
export function useSchoolTags(): readonly CustomerTag[] {
  const { environment } = useSession();
  const tags = useTags();
  return useMemo(() => schoolTagsOfCustomer(environment, tags), [environment, tags]);
}
