import * as v from 'valibot';
import { dictionary, list, mediaAddress } from './fields.wire.ts';
import { imageWire } from './image.wire.ts';

export interface TreeNodeWire {
  readonly question_tag: string;
  readonly answer_tags: readonly string[];
  readonly children: Readonly<Record<string, TreeNodeWire | null | undefined>>;
}

const treeNodeWire: v.GenericSchema<unknown, TreeNodeWire> = v.object({
  question_tag: v.string(),
  answer_tags: list(v.string()),
  children: dictionary(v.nullish(v.lazy(() => treeNodeWire))),
});

const text = v.nullish(v.string());

const questionWire = v.object({
  question_tag: v.string(),
  content_nl: v.string(),
  content_en: text,
  description_nl: text,
  description_en: text,
  sound: v.nullish(v.boolean(), false),
  sound_url: v.nullish(mediaAddress),
  multiple: v.nullish(v.boolean(), false),
});

export type QuestionWire = v.InferOutput<typeof questionWire>;

const answerWire = v.object({
  answer_tag: v.string(),
  answer_nl: v.string(),
  answer_en: text,
  description_nl: text,
  description_en: text,
  sound: v.nullish(v.boolean(), false),
  sound_url: v.nullish(mediaAddress),
  image: v.nullish(imageWire),
});

export type AnswerWire = v.InferOutput<typeof answerWire>;

/** What the keuzehulp asks (wire contract F). That something is missing is for the keuzehulp to say, not for the door. */
export const recommendationWire = v.nullish(
  v.object({
    trees: list(v.object({ id: v.string(), root: treeNodeWire })),
    questions: list(questionWire),
    answers: list(answerWire),
  }),
  { trees: [], questions: [], answers: [] },
);

export type RecommendationWire = v.InferOutput<typeof recommendationWire>;
