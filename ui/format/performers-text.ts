import type { EventCard } from '#domain/event/event.ts';

/** Who plays, on one line: `Orkest van de Lage Landen, Mirte Aldewerelt (dirigent)`. */
export function performersText({
  performers,
  subtitle,
}: Pick<EventCard, 'performers' | 'subtitle'>): string | undefined {
  const names = performers.slice(0, 4).map(({ name, role }) => (role ? `${name} (${role})` : name));
  return names.length > 0 ? names.join(', ') : subtitle;
}
