import { createHash } from 'node:crypto';

/**
 * Marks the document of a visitor who has not answered the consent question, before the first paint. Documents are the same
 * for all visitors, so only a script knows the cookie; without scripts nothing is measured and nothing is asked. The visitor
 * layer decides later, by `readStatisticsConsent`; until then this test of the same cookie decides. It decodes nothing, because
 * decoding fails if any cookie of the site contains a single `%`.
 */
const markOpenConsent = `/(^|; *)CookieConsent=([^;]*(\\W|%[\\da-f]{2}))?statistics(:|%3a)(true|false)(?!\\w)/i.test(document.cookie)||(document.documentElement.dataset.consent="open")`;

/**
 * Marks a document whose rows far down need not be laid out yet (`[data-deferred]` in `ui/theme/utilities.css`). Not one to which a
 * visitor comes back or that they reload, or that opens at a fragment: its place depends on the height of what is above.
 */
const markDeferredLayout = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.layout="deferred")`;

const source = `${markOpenConsent};${markDeferredLayout}`;

/** The first script of every document, and its hash for the content security policy. */
export const firstScript = {
  source,
  hash: `sha256-${createHash('sha256').update(source).digest('base64')}`,
} as const;
