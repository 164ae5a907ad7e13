/** Invented words that are not allowed as names, and the standard terms for them. They are matched as whole identifiers, in any case. */
export const standardTerms: ReadonlyMap<string, string> = new Map([
  ['ahead', 'prefetcher'],
  ['awake', 'isHydrated'],
  ['beginnings', 'keyPrefixes'],
  ['breath', 'yieldToMain'],
  ['counting', 'tracking'],
  ['drawings', 'renders'],
  ['errands', 'effects'],
  ['farewell', 'shutdownDrain'],
  ['flight', 'fetchId'],
  ['forgetting', 'invalidation'],
  ['glance', 'checkIntervalMs'],
  ['household', 'siteIdentity'],
  ['keeping', 'writeResult'],
  ['keeps', 'normalizeQuery'],
  ['lane', 'bulkhead'],
  ['loosened', 'relaxedFilter'],
  ['overhear', 'onTranslate'],
  ['patience', 'timeoutMs'],
  ['relisted', 'refreshed'],
]);

/**
 * Colloquial words that are not allowed as a word of a name, and the standard terms for them: `askedTwice` contains `asked`. They are
 * matched as whole words, in any case.
 */
export const standardWords: ReadonlyMap<string, string> = new Map([
  ['asked', 'request, requested or query'],
  ['began', 'startedAt'],
  ['begun', 'started'],
  ['desk', 'ticketing'],
  ['drawn', 'rendered'],
  ['errand', 'effect'],
  ['kept', 'cached, stored or saved'],
  ['nobody', 'anonymous or none'],
  ['said', 'message, answer or text'],
  ['saying', 'message'],
  ['shelf', 'storage area'],
  ['somebody', 'user'],
  ['strange', 'invalid or unknown'],
  ['teller', 'reporter'],
  ['told', 'reported, logged or sent'],
  ['wanted', 'requested or desired'],
  ['way', 'scope, path or what it is'],
  ['ways', 'scopes, paths or what they are'],
  ['whoever', 'user'],
  ['why', 'reason'],
  ['wish', 'request or options'],
  ['wishes', 'requests'],
]);
