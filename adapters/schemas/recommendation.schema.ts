import * as v from 'valibot';
import { mediaUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { pictureSchema } from '#adapters/schemas/media.schema.ts';
import type {
  BilingualText,
  RecommendationData,
  QuestionSound,
  QuestionNode,
} from '#domain/page/questionnaire.ts';

const localTextSchema: v.GenericSchema<unknown, BilingualText> = v.object({
  nl: v.string(),
  en: v.exactOptional(v.string()),
});

const soundSchema: v.GenericSchema<unknown, QuestionSound> = v.object({
  url: mediaUrlSchema,
  title: v.exactOptional(localTextSchema),
  duration: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
});

const treeNodeSchema: v.GenericSchema<unknown, QuestionNode> = v.object({
  question: v.string(),
  answers: v.array(v.string()),
  children: v.record(v.string(), v.nullable(v.number())),
});

/** Children have lower indexes than their parents, so no path returns to a node. */
const treeSchema = v.pipe(
  v.object({ id: v.string(), root: treeNodeSchema, nodes: v.array(treeNodeSchema) }),
  v.check(({ nodes }) =>
    nodes.every(({ children }, index) =>
      Object.values(children).every((child) => child === null || child < index),
    ),
  ),
);

/** The questions of the keuzehulp. */
export const questionnaireSchema: v.GenericSchema<unknown, RecommendationData> = v.object({
  trees: v.array(treeSchema),
  questions: v.array(
    v.object({
      tag: v.string(),
      content: localTextSchema,
      description: v.exactOptional(localTextSchema),
      sound: v.exactOptional(soundSchema),
      multiple: v.boolean(),
    }),
  ),
  answers: v.array(
    v.object({
      tag: v.string(),
      answer: localTextSchema,
      description: v.exactOptional(localTextSchema),
      sound: v.exactOptional(soundSchema),
      image: v.exactOptional(pictureSchema),
    }),
  ),
});
