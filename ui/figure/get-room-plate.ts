import { plateByRoom } from '#hall/room-plates.ts';
import type { Plate } from '#ui/figure/plate.ts';

/** The plate of a room, by its name in either language; square for an unknown room. */
export function getRoomPlate(room?: string | null): Plate {
  return plateByRoom[(room ?? '').trim().toLowerCase()] ?? 'square';
}
