import type { Schema } from '#adapters/schemas/fields.schema.ts';
import type { EventCard, EventLink } from '#domain/event/event.ts';
import type { Picture } from '#domain/media/image.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import type { EducationEventCard } from '#domain/page/education-card.ts';
import type { RecommendationData } from '#domain/page/questionnaire.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Instant } from '#domain/time/instant.ts';

/** How a system writes values of which all others consist. */
export interface ValueNotation {
  readonly instant: Schema<Instant>;
  readonly picture: Schema<Picture>;
  /** The URL of a picture or a sound. */
  readonly mediaUrl: Schema<string>;
  /** The URL of any file: a document, a film on another site. */
  readonly fileUrl: Schema<string>;
  /** A formatted text; absent and null are the same as empty. */
  readonly richText: Schema<RichTextTree>;
  /** The title of an entry that is only named: a genre, a tag, an organizer. */
  readonly titled: Schema<string>;
}

/** How a system writes the parts of pages that it has in a form of its own; all others are the same in each (`createPageFields`). */
export interface Notation extends ValueNotation {
  readonly ticketPrice: Schema<TicketPrice>;
  readonly eventLink: Schema<EventLink>;
  readonly eventCard: Schema<EventCard>;
  readonly educationEvent: Schema<EducationEventCard>;
  readonly questionnaire: Schema<RecommendationData>;
}
