import type { CustomerTag } from '#domain/sale/sale.ts';

/** The customer tag of each kind of school (SALE-8). */
export const schoolTags = {
  regularPrimary: 518,
  special: 519,
  vmbo: 520,
  havoVwo: 521,
  mbo: 522,
} as const satisfies Readonly<Record<string, CustomerTag>>;

export type SchoolKind = keyof typeof schoolTags;

export const schoolKinds = Object.keys(schoolTags) as readonly SchoolKind[];

/** The kind of school of a tag; undefined for any other tag. */
export function toSchoolKind(tag: CustomerTag): SchoolKind | undefined {
  return schoolKinds.find((kind) => schoolTags[kind] === tag);
}

/** Whether a customer tag means a school: 518 to 522 (SALE-8). */
export function isSchoolTag(tag: CustomerTag): boolean {
  return toSchoolKind(tag) !== undefined;
}
