import * as v from 'valibot';
import { createRecordWire, pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { listOf, maybe, type Schema } from '#adapters/schemas/fields.schema.ts';
import { positiveNumberSchema } from '#adapters/schemas/media.schema.ts';
import type { ValueNotation } from '#adapters/schemas/notation.ts';
import type {
  Answer,
  BilingualText,
  NestedQuestionNode,
  Question,
  RecommendationData,
  QuestionSound,
} from '#domain/page/questionnaire.ts';
import { buildTree } from '#domain/recommendation/question-tree.ts';

const nodeWire: Schema<NestedQuestionNode> = v.pipe(
  v.object({
    question_tag: v.string(),
    answer_tags: listOf(v.string()),
    children: createRecordWire(
      v.nullish(
        v.lazy(() => nodeWire),
        null,
      ),
    ),
  }),
  v.transform(({ question_tag: question, answer_tags: answers, children }) => ({
    question,
    answers,
    children,
  })),
);

const treeWire = v.pipe(
  v.object({ id: v.string(), root: nodeWire }),
  v.transform(({ id, root }) => buildTree(id, root)),
);

const text = maybe(v.string());

/** The fields of a sound, of a question or an answer. */
function createSoundFields({ mediaUrl }: ValueNotation) {
  return {
    sound: v.nullish(v.boolean(), false),
    sound_url: maybe(mediaUrl),
    sound_title_nl: text,
    sound_title_en: text,
    sound_duration: maybe(positiveNumberSchema),
  };
}

/** The keuzehulp's data (wire contract F). Missing data is accepted here; the keuzehulp reports it. */
export function createRecommendationWire(values: ValueNotation): Schema<RecommendationData> {
  const soundFields = createSoundFields(values);
  const question: Schema<Question> = v.pipe(
    v.object({
      question_tag: v.string(),
      content_nl: v.string(),
      content_en: text,
      description_nl: text,
      description_en: text,
      ...soundFields,
      multiple: v.nullish(v.boolean(), false),
    }),
    v.transform((wire) => ({
      tag: wire.question_tag,
      content: toLocalText(wire.content_nl, wire.content_en),
      multiple: wire.multiple,
      ...pickDefined({
        description: toLocalTextIfAny(wire.description_nl, wire.description_en),
        sound: toSound(wire),
      }),
    })),
  );
  const answer: Schema<Answer> = v.pipe(
    v.object({
      answer_tag: v.string(),
      answer_nl: v.string(),
      answer_en: text,
      description_nl: text,
      description_en: text,
      ...soundFields,
      image: maybe(values.picture),
    }),
    v.transform((wire) => ({
      tag: wire.answer_tag,
      answer: toLocalText(wire.answer_nl, wire.answer_en),
      ...pickDefined({
        description: toLocalTextIfAny(wire.description_nl, wire.description_en),
        sound: toSound(wire),
        image: wire.image,
      }),
    })),
  );
  return v.nullish(
    v.object({ trees: listOf(treeWire), questions: listOf(question), answers: listOf(answer) }),
    { trees: [], questions: [], answers: [] },
  );
}

function toLocalText(nl: string, en: string | undefined): BilingualText {
  return { nl, ...pickDefined({ en }) };
}

/** A text that exists only in English is used for both languages. */
function toLocalTextIfAny(nl: string | undefined, en: string | undefined): BilingualText | undefined {
  const dutch = nl ?? en;
  return dutch === undefined ? undefined : toLocalText(dutch, en);
}

interface SoundWire {
  readonly sound: boolean;
  readonly sound_url?: string | undefined;
  readonly sound_title_nl?: string | undefined;
  readonly sound_title_en?: string | undefined;
  readonly sound_duration?: number | undefined;
}

function toSound(wire: SoundWire): QuestionSound | undefined {
  if (!wire.sound || !wire.sound_url) return undefined;
  const title = toLocalTextIfAny(wire.sound_title_nl, wire.sound_title_en);
  return { url: wire.sound_url, ...pickDefined({ title, duration: wire.sound_duration }) };
}
