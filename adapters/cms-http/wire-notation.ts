import * as v from 'valibot';
import { createEventCardWire, eventLinkWire, ticketPriceWire } from '#adapters/cms-http/event.wire.ts';
import { createPictureWire, type MediaUrlResolver } from '#adapters/cms-http/media.wire.ts';
import { parseRichText } from '#adapters/cms-http/parse-rich-text.ts';
import { createRecommendationWire } from '#adapters/cms-http/recommendation.wire.ts';
import { createEducationFields } from '#adapters/schemas/event.schema.ts';
import {
  dateTimeSchema,
  linkUrlSchema,
  mediaUrlSchema,
  textOrEmpty,
} from '#adapters/schemas/fields.schema.ts';
import type { Notation, ValueNotation } from '#adapters/schemas/notation.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';

/** The notation of the CMS (wire contract A). */
export interface WireNotation extends Notation {
  readonly resolveUrl: MediaUrlResolver;
}

export function createWireNotation(resolveUrl: MediaUrlResolver): WireNotation {
  const values: ValueNotation = {
    instant: dateTimeSchema,
    picture: createPictureWire(resolveUrl),
    mediaUrl: v.pipe(mediaUrlSchema, v.transform(resolveUrl)),
    fileUrl: v.pipe(linkUrlSchema, v.transform(resolveUrl)),
    richText: v.pipe(textOrEmpty, v.transform(createRichTextParser(resolveUrl))),
    titled: v.pipe(
      v.object({ title: v.string() }),
      v.transform(({ title }) => title),
    ),
  };
  return {
    ...values,
    resolveUrl,
    ticketPrice: ticketPriceWire,
    eventLink: eventLinkWire,
    eventCard: createEventCardWire(values, {}),
    educationEvent: createEventCardWire(values, createEducationFields(ticketPriceWire)),
    questionnaire: createRecommendationWire(values),
  };
}

/** Parses each text of an answer once: an answer is parsed again after parts of it were dropped, and that without a pause. */
function createRichTextParser(resolveUrl: MediaUrlResolver): (html: string) => RichTextTree {
  const parsed = new Map<string, RichTextTree>();
  return (html) => {
    if (parsed.size === 0) queueMicrotask(() => parsed.clear());
    const text = parsed.get(html) ?? parseRichText(html, resolveUrl);
    parsed.set(html, text);
    return text;
  };
}
