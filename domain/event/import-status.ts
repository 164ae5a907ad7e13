import type { ImportStatus } from '#domain/event/event.ts';

/** The planning statuses under which a concert is shown at all; every question about concerts is limited to them (CALL-36). */
export const listedImportStatuses = [
  '1e Optie',
  'Bevestigd',
  'Contract uit',
  'Corona',
  'Voor brochure',
  'Verplaatst',
  'Geannuleerd',
] as const;

/** What became of a concert, from the planning system's word for it (SALE-5). */
export function importStatusOf(word: string | undefined): ImportStatus {
  const status = word?.trim().toLowerCase();
  if (status === 'geannuleerd') return 'cancelled';
  return status === 'verplaatst' ? 'moved' : 'planned';
}

/** Whether concerts under a planning status are shown; a concert without one is not. */
export function isListed(word: string | undefined): boolean {
  return listedImportStatuses.some((listed) => listed === word);
}
