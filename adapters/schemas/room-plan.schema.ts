import * as v from 'valibot';
import { type DrawingPath, parseDrawingPath, type RoomPlan, roomMarkKinds } from '#domain/room/room.ts';

/** Numbers, commands and separators of an SVG path. */
export const drawingPathSchema: v.GenericSchema<unknown, DrawingPath> = v.pipe(
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
