import type { Plate } from '#domain/figure/plate.ts';
import { plateByRoom } from '#hall/room-plates.ts';

/** The plate of a room, by its name in either language; square for an unknown room. */
export function findRoomPlate(room?: string | null): Plate {
  return plateByRoom[(room ?? '').trim().toLowerCase()] ?? 'square';
}
