import * as v from 'valibot';
import {
  type Arrival,
  arrivalKinds,
  type DrawingPath,
  parseDrawingPath,
  type RoomPlan,
  roomMarkKinds,
} from '#domain/room/room.ts';

/** Numbers, commands and separators of an SVG path. */
const drawingPathSchema: v.GenericSchema<unknown, DrawingPath> = v.pipe(
  v.string(),
  v.transform(parseDrawingPath),
  v.custom<DrawingPath>((data) => data !== undefined, 'Not the path of a drawing'),
);

const length = v.pipe(v.number(), v.finite(), v.gtValue(0));
const point = { x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) };

const areaSchema = v.object({
  title: v.string(),
  zone: v.string(),
  rows: drawingPathSchema,
  labels: v.array(v.object(point)),
  stairsOnly: v.nullish(v.boolean(), false),
});

/** The plan of a room (ROOM-1); the CMS sends it in the same form (wire contract A.2). */
export const roomPlanSchema: v.GenericSchema<unknown, RoomPlan> = v.object({
  width: length,
  height: length,
  walls: drawingPathSchema,
  stage: drawingPathSchema,
  stageLabel: v.object(point),
  areas: v.pipe(v.array(areaSchema), v.minLength(1)),
  marks: v.nullish(v.array(v.object({ kind: v.picklist(roomMarkKinds), ...point })), []),
});

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
