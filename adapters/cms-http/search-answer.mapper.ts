import * as v from 'valibot';
import { optionalList, pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import type { HelpLink } from '#domain/page/page.ts';

export const searchAnswerWire = v.object({
  phrases: optionalList(v.string()),
  title: v.string(),
  url: linkUrlSchema,
  text: v.nullish(v.string()),
});

type SearchAnswerWire = v.InferOutput<typeof searchAnswerWire>;

export function toSearchAnswer({ phrases, title, url, text }: SearchAnswerWire): HelpLink {
  return { phrases, title, url, ...pickDefined({ text }) };
}
