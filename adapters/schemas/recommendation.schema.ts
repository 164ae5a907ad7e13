import * as v from 'valibot';
import { maybe, mediaUrlSchema, objectOf } from '#adapters/schemas/fields.schema.ts';
import { pictureSchema, positiveNumberSchema } from '#adapters/schemas/media.schema.ts';
import type {
  Answer,
  BilingualText,
  Question,
  QuestionNode,
  QuestionSound,
  RecommendationData,
} from '#domain/page/questionnaire.ts';

const localTextSchema = objectOf<BilingualText>({ nl: v.string(), en: maybe(v.string()) });

const soundSchema = objectOf<QuestionSound>({
  url: mediaUrlSchema,
  title: maybe(localTextSchema),
  duration: maybe(positiveNumberSchema),
});

const treeNodeSchema = objectOf<QuestionNode>({
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
export const questionnaireSchema = objectOf<RecommendationData>({
  trees: v.array(treeSchema),
  questions: v.array(
    objectOf<Question>({
      tag: v.string(),
      content: localTextSchema,
      description: maybe(localTextSchema),
      sound: maybe(soundSchema),
      multiple: v.boolean(),
    }),
  ),
  answers: v.array(
    objectOf<Answer>({
      tag: v.string(),
      answer: localTextSchema,
      description: maybe(localTextSchema),
      sound: maybe(soundSchema),
      image: maybe(pictureSchema),
    }),
  ),
});
