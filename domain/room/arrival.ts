export const arrivalKinds = ['tram', 'train', 'bicycle', 'car', 'ferry', 'foot'] as const;

/** Where visitors arrive, and their way on foot from there to the door (ROOM-5). */
export interface Arrival {
  readonly kind: (typeof arrivalKinds)[number];
  /** The stop, the station or the garage: `Halte Klankhuis`. */
  readonly title: string;
  /** The way to the door, in words. */
  readonly text: string;
  /** On foot to the door. */
  readonly minutes: number;
}
