import * as v from 'valibot';
import { linkUrlSchema, mediaUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { type RichNode, type RichTextTree, richElementNames } from '#domain/media/rich-text.ts';

const pixels = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A formatted text as the domain's tree: only the allowed elements, and no attributes but the named fields. */
export const richTextSchema: v.GenericSchema<unknown, RichTextTree> = v.array(v.lazy(() => richNodeSchema));

const richNodeSchema: v.GenericSchema<unknown, RichNode> = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('break') }),
  v.object({ kind: v.literal('element'), name: v.picklist(richElementNames), children: richTextSchema }),
  v.object({ kind: v.literal('link'), url: linkUrlSchema, children: richTextSchema }),
  v.object({
    kind: v.literal('picture'),
    url: mediaUrlSchema,
    alt: v.string(),
    width: pixels,
    height: pixels,
  }),
]);
