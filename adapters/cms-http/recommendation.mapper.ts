import * as v from 'valibot';
import { createRecordWire, createOptionalListWire, pickDefined } from '#adapters/cms-http/fields.wire.ts';
import {
  imageWire,
  type MediaUrlResolver,
  durationSecondsWire,
  toOptionalPicture,
} from '#adapters/cms-http/media.mapper.ts';
import { mediaUrlSchema } from '#adapters/schemas/fields.schema.ts';
import type {
  Answer,
  BilingualText,
  NestedQuestionNode,
  Question,
  RecommendationData,
  QuestionSound,
} from '#domain/page/questionnaire.ts';
import { buildTree } from '#domain/recommendation/question-tree.ts';

interface TreeNodeWire {
  readonly question_tag: string;
  readonly answer_tags: readonly string[];
  readonly children: Readonly<Record<string, TreeNodeWire | null | undefined>>;
}

const treeNodeWire: v.GenericSchema<unknown, TreeNodeWire> = v.object({
  question_tag: v.string(),
  answer_tags: createOptionalListWire(v.string()),
  children: createRecordWire(v.nullish(v.lazy(() => treeNodeWire))),
});

const optionalText = v.nullish(v.string());

/** The fields of a sound, of a question or an answer. */
const soundWire = {
  sound: v.nullish(v.boolean(), false),
  sound_url: v.nullish(mediaUrlSchema),
  sound_title_nl: optionalText,
  sound_title_en: optionalText,
  sound_duration: v.nullish(durationSecondsWire),
};

const questionWire = v.object({
  question_tag: v.string(),
  content_nl: v.string(),
  content_en: optionalText,
  description_nl: optionalText,
  description_en: optionalText,
  ...soundWire,
  multiple: v.nullish(v.boolean(), false),
});

type QuestionWire = v.InferOutput<typeof questionWire>;

const answerWire = v.object({
  answer_tag: v.string(),
  answer_nl: v.string(),
  answer_en: optionalText,
  description_nl: optionalText,
  description_en: optionalText,
  ...soundWire,
  image: v.nullish(imageWire),
});

type AnswerWire = v.InferOutput<typeof answerWire>;

/** The keuzehulp's data (wire contract F). Missing data is accepted here; the keuzehulp reports it. */
export const recommendationDataWire = v.nullish(
  v.object({
    trees: createOptionalListWire(v.object({ id: v.string(), root: treeNodeWire })),
    questions: createOptionalListWire(questionWire),
    answers: createOptionalListWire(answerWire),
  }),
  { trees: [], questions: [], answers: [] },
);

type RecommendationWire = v.InferOutput<typeof recommendationDataWire>;

export function toRecommendation(wire: RecommendationWire, media: MediaUrlResolver): RecommendationData {
  return {
    trees: wire.trees.map(({ id, root }) => buildTree(id, toNode(root))),
    questions: wire.questions.map((question) => toQuestion(question, media)),
    answers: wire.answers.map((answer) => toAnswer(answer, media)),
  };
}

function toNode({ question_tag, answer_tags, children }: TreeNodeWire): NestedQuestionNode {
  const branches = Object.entries(children).map(([tag, child]) => [tag, child ? toNode(child) : null]);
  return { question: question_tag, answers: answer_tags, children: Object.fromEntries(branches) };
}

function toQuestion(wire: QuestionWire, media: MediaUrlResolver): Question {
  return {
    tag: wire.question_tag,
    content: toLocalText(wire.content_nl, wire.content_en),
    multiple: wire.multiple,
    ...pickDefined({
      description: toLocalTextIfAny(wire.description_nl, wire.description_en),
      sound: toSound(wire, media),
    }),
  };
}

function toAnswer(wire: AnswerWire, media: MediaUrlResolver): Answer {
  return {
    tag: wire.answer_tag,
    answer: toLocalText(wire.answer_nl, wire.answer_en),
    ...pickDefined({
      description: toLocalTextIfAny(wire.description_nl, wire.description_en),
      sound: toSound(wire, media),
      image: toOptionalPicture(wire.image, media),
    }),
  };
}

type OptionalText = string | null | undefined;

function toLocalText(nl: string, en: OptionalText): BilingualText {
  return { nl, ...pickDefined({ en }) };
}

/** A text that exists only in English is used for both languages. */
function toLocalTextIfAny(nl: OptionalText, en: OptionalText): BilingualText | undefined {
  const dutch = nl ?? en;
  return typeof dutch === 'string' ? toLocalText(dutch, en) : undefined;
}

function toSound(wire: QuestionWire | AnswerWire, media: MediaUrlResolver): QuestionSound | undefined {
  if (!wire.sound || !wire.sound_url) return undefined;
  return {
    url: media(wire.sound_url),
    ...pickDefined({
      title: toLocalTextIfAny(wire.sound_title_nl, wire.sound_title_en),
      duration: wire.sound_duration,
    }),
  };
}
