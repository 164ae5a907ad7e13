import type { Container } from 'inversify';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { Template } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Renders documents. The result depends on the task and the hall's data only, never on a visitor. Rejects on unexpected errors. */
export type RenderDocument = (task: DocumentTask) => Promise<RenderedDocument | RenderedRedirect>;

/** What is rendered. */
export interface DocumentTask {
  readonly url: URL;
  /** The world of this document, whose clock stands still. */
  readonly world: Container;
  readonly signal: AbortSignal;
  /** Awaited before each step that blocks the main thread for some milliseconds. */
  readonly waitForTurn: () => Promise<void>;
}

/** A complete document. */
export interface RenderedDocument {
  readonly kind: 'document';
  readonly status: number;
  readonly html: string;
  /** The document without the moment of its rendering: equal for documents that say the same. */
  readonly timelessHtml: string;
  /** The template of the page; undefined for an error page. */
  readonly template: Template | undefined;
  /** When the document's content changes with time, for example when a sale opens; null if it never does. */
  readonly changesAt: Instant | null;
  /** The data of all pages that the document shows; undefined if they were missing. */
  readonly hall: { readonly locale: Locale; readonly global: Global } | undefined;
}

export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly to: string;
}
