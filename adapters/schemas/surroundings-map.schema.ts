import * as v from 'valibot';
import { drawingPathSchema } from '#adapters/schemas/room-plan.schema.ts';
import {
  arrivalKinds,
  mapLabelKinds,
  mapLineKinds,
  mapShapeKinds,
  type SurroundingsMap,
} from '#domain/room/surroundings-map.ts';

const coordinate = v.pipe(v.number(), v.finite());
const point = { x: coordinate, y: coordinate };
const length = v.pipe(v.number(), v.finite(), v.gtValue(0));

function list<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.nullish(v.array(v.object(fields)), []);
}

const arrivalSchema = v.object({
  ...point,
  kind: v.picklist(arrivalKinds),
  title: v.pipe(v.string(), v.nonEmpty()),
  text: v.nullish(v.string(), ''),
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  walk: v.exactOptional(drawingPathSchema),
});

/** The surroundings of the hall (ROOM-5); the CMS sends them in the same form (wire contract A.2). */
export const surroundingsMapSchema: v.GenericSchema<unknown, SurroundingsMap> = v.object({
  width: length,
  height: length,
  shapes: list({ kind: v.picklist(mapShapeKinds), outline: drawingPathSchema }),
  lines: list({ kind: v.picklist(mapLineKinds), lines: drawingPathSchema }),
  labels: list({
    ...point,
    kind: v.picklist(mapLabelKinds),
    title: v.string(),
    turn: v.nullish(coordinate, 0),
  }),
  hall: v.object({ outline: drawingPathSchema, door: v.object(point), label: v.object(point) }),
  arrivals: v.pipe(v.array(arrivalSchema), v.minLength(1)),
});
