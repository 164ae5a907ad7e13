import * as v from 'valibot';
import { mediaUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { pictureSchema } from '#adapters/schemas/media.schema.ts';
import type { LocalText, RecommendationData, Sound, TreeNode } from '#domain/recommendation/questionnaire.ts';

const localTextSchema: v.GenericSchema<unknown, LocalText> = v.object({
  nl: v.string(),
  en: v.exactOptional(v.string()),
});

const soundSchema: v.GenericSchema<unknown, Sound> = v.object({
  url: mediaUrlSchema,
  title: v.exactOptional(localTextSchema),
  duration: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
});

const treeNodeSchema: v.GenericSchema<unknown, TreeNode> = v.object({
  question: v.string(),
  answers: v.array(v.string()),
  children: v.record(v.string(), v.nullable(v.lazy(() => treeNodeSchema))),
});

/** The questions of the keuzehulp. */
export const recommendationSchema: v.GenericSchema<unknown, RecommendationData> = v.object({
  trees: v.array(v.object({ id: v.string(), root: treeNodeSchema })),
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
