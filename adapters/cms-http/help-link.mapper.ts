import * as v from 'valibot';
import { createOptionalListWire, pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import type { HelpLink } from '#domain/page/page.ts';

export const helpLinkWire = v.object({
  phrases: createOptionalListWire(v.string()),
  title: v.string(),
  url: linkUrlSchema,
  text: v.nullish(v.string()),
});

type HelpLinkWire = v.InferOutput<typeof helpLinkWire>;

export function toHelpLink({ phrases, title, url, text }: HelpLinkWire): HelpLink {
  return { phrases, title, url, ...pickDefined({ text }) };
}
