import { useEffect, useState } from 'react';
import { type SchoolKind, toSchoolKind } from '#domain/sale/customer-tags.ts';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useSchoolTags } from '#ui/kit/use-school-tags.ts';
import type { VisitorServices } from '#ui/kit/visitor-layer.ts';
import { useSession, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';

/** The school that is logged in. */
interface School {
  readonly kind: SchoolKind;
  /** From its account at the ticketing; empty until that is known. */
  readonly name: string;
}

/** The school that is logged in at the ticketing for schools; null for any other visitor (WAY-43). */
export function useLoggedInSchool(): School | null {
  const customerTags = useCustomerTagTable();
  const [kind] = useSchoolTags().flatMap((tag) => toSchoolKind(tag, customerTags) ?? []);
  const userId = useSession().session.user?.id ?? null;
  const run = useVisitorServicesCaller();
  const [named, setNamed] = useState<{ readonly userId: number; readonly name: string } | null>(null);
  const schoolUserId = kind ? userId : null;
  useEffect(() => {
    if (schoolUserId === null) return;
    let isCurrent = true;
    const loadName = async (ticketing: VisitorServices['ticketing']): Promise<void> => {
      const result = await ticketing.getEducationUser();
      if (isCurrent && result.kind === 'known')
        setNamed({ userId: schoolUserId, name: result.user.schoolName });
    };
    run(({ ticketing }) => void loadName(ticketing));
    return () => {
      isCurrent = false;
    };
  }, [run, schoolUserId]);
  return kind ? { kind, name: named?.userId === schoolUserId ? named.name : '' } : null;
}
