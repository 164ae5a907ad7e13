import * as v from 'valibot';
import { type PlanLines, parsePlanLines } from '#domain/room/plan-lines.ts';
import { type RoomPlan, roomMarkKinds } from '#domain/room/room-plan.ts';

/** Numbers, commands and separators of an SVG path. */
export const planLinesSchema: v.GenericSchema<unknown, PlanLines> = v.pipe(
  v.string(),
  v.transform(parsePlanLines),
  v.custom<PlanLines>((data) => data !== undefined, 'Not the path of a drawing'),
);

const length = v.pipe(v.number(), v.finite(), v.gtValue(0));
const point = { x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) };

const areaSchema = v.object({
  title: v.string(),
  zone: v.string(),
  rows: planLinesSchema,
  labels: v.array(v.object(point)),
  stairsOnly: v.nullish(v.boolean(), false),
});

/** The plan of a room (ROOM-1); the CMS sends it in the same form (wire contract A.2). */
export const roomPlanSchema: v.GenericSchema<unknown, RoomPlan> = v.object({
  width: length,
  height: length,
  walls: planLinesSchema,
  stage: planLinesSchema,
  stageLabel: v.object(point),
  areas: v.pipe(v.array(areaSchema), v.minLength(1)),
  marks: v.nullish(v.array(v.object({ kind: v.picklist(roomMarkKinds), ...point })), []),
});
