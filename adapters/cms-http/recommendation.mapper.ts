import type {
  Answer,
  LocalText,
  Question,
  RecommendationData,
  TreeNode,
} from '#domain/recommendation/recommendation-data.ts';
import { given } from './given.ts';
import { type Media, toPictureIfAny } from './media.mapper.ts';
import type { AnswerWire, QuestionWire, RecommendationWire, TreeNodeWire } from './recommendation.wire.ts';

export function toRecommendation(wire: RecommendationWire, media: Media): RecommendationData {
  return {
    trees: wire.trees.map(({ id, root }) => ({ id, root: toNode(root) })),
    questions: wire.questions.map((question) => toQuestion(question, media)),
    answers: wire.answers.map((answer) => toAnswer(answer, media)),
  };
}

function toNode({ question_tag, answer_tags, children }: TreeNodeWire): TreeNode {
  const branches = Object.entries(children).map(([tag, child]) => [tag, child ? toNode(child) : null]);
  return { question: question_tag, answers: answer_tags, children: Object.fromEntries(branches) };
}

function toQuestion(wire: QuestionWire, media: Media): Question {
  return {
    tag: wire.question_tag,
    content: toLocalText(wire.content_nl, wire.content_en),
    multiple: wire.multiple,
    ...given({
      description: toLocalTextIfAny(wire.description_nl, wire.description_en),
      soundUrl: soundOf(wire, media),
    }),
  };
}

function toAnswer(wire: AnswerWire, media: Media): Answer {
  return {
    tag: wire.answer_tag,
    answer: toLocalText(wire.answer_nl, wire.answer_en),
    ...given({
      description: toLocalTextIfAny(wire.description_nl, wire.description_en),
      soundUrl: soundOf(wire, media),
      image: toPictureIfAny(wire.image, media),
    }),
  };
}

type Written = string | null | undefined;

function toLocalText(nl: string, en: Written): LocalText {
  return { nl, ...given({ en }) };
}

/** A text written in English alone stands for both. */
function toLocalTextIfAny(nl: Written, en: Written): LocalText | undefined {
  const dutch = nl ?? en;
  return typeof dutch === 'string' ? toLocalText(dutch, en) : undefined;
}

function soundOf({ sound, sound_url }: QuestionWire | AnswerWire, media: Media): string | undefined {
  return sound && sound_url ? media(sound_url) : undefined;
}
