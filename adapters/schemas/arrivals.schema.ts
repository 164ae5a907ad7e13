import * as v from 'valibot';
import { type Arrival, arrivalKinds } from '#domain/room/room.ts';

const arrivalSchema = v.object({
  kind: v.picklist(arrivalKinds),
  title: v.pipe(v.string(), v.nonEmpty()),
  text: v.nullish(v.string(), ''),
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** The places where visitors arrive (ROOM-5); the CMS sends them in the same form (wire contract A.2). */
export const arrivalsSchema: v.GenericSchema<unknown, readonly Arrival[]> = v.pipe(
  v.array(arrivalSchema),
  v.minLength(1),
);
