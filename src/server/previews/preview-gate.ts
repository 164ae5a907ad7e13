import { LRUCache } from 'lru-cache';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { queryString } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { second } from '#domain/time/instant.ts';
import { isUnreadable } from '#domain/unreadable-answer.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import type { Config } from '#src/config.ts';
import { previewing } from '#src/di/previewing.ts';
import { type CmsGuard, CmsGuardToken } from '#src/di/server-tier.ts';
import type { World } from '#src/di/world.ts';
import type { Admission } from '#src/server/admission/admission.ts';

/** Where a preview is asked for. */
interface Place {
  readonly locale: Locale;
  readonly uri: string;
}

/** Says whether the CMS issued a preview. Rejects with `Overloaded` where too many are asked about. */
export type AcceptsPreview = (preview: LivePreview, place: Place) => Promise<boolean>;

/** Milliseconds the CMS may take to say so. */
const timeoutMs = 1500;

/** How long its word is remembered, in milliseconds. */
const remembered = { accepted: 60 * second, refused: 10 * second };

/** So many tokens are remembered. */
const mostTokens = 1000;

/**
 * Asks the CMS whether it issued a preview's token, by the page call with marker and token, alone and before anything else is
 * asked (CALL-2). Accepted is what it answers with a page; where it refuses, has no such page or cannot be asked, the preview
 * is refused, and everybody's page is shown in its place.
 */
export function previewGate(config: Config, world: World, admission: Admission): AcceptsPreview {
  const guard: CmsGuard = world.get(CmsGuardToken);
  const words = new LRUCache<string, boolean, Asked>({
    max: mostTokens,
    ttl: remembered.accepted,
    perf: world.get(Clock),
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const word = await admission.run('previewToken', () => asked(config, world, guard, context));
      options.ttl = remembered[word ? 'accepted' : 'refused'];
      return word;
    },
  });
  return async (preview, place) =>
    (await words.fetch(queryString(preview), { context: { preview, place } })) ?? false;
}

interface Asked {
  readonly preview: LivePreview;
  readonly place: Place;
}

/** The CMS's word; undefined where it cannot be asked. */
async function asked(
  config: Config,
  world: World,
  guard: CmsGuard,
  { preview, place }: Asked,
): Promise<boolean | undefined> {
  const fetch = previewing(globalThis.fetch, preview);
  const cms = new CmsHttp({ url: config.cmsUrl, fetch, logger: world.get(Logger), timeoutMs });
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await guard
    .run(
      'pages',
      () =>
        cms
          .page({ locale: place.locale, uri: place.uri }, signal)
          .then(({ kind }) => kind === 'found', refusedBy),
      signal,
    )
    .catch((cause: unknown) => {
      if (!(cause instanceof FetchFailure) && !signal.aborted) throw cause;
    });
  return answer?.kind === 'answered' ? answer.value : undefined;
}

/** What an answer that is no page says of the token. A refusal is an answer, so that wrong tokens never count against the CMS. */
function refusedBy(cause: unknown): boolean {
  if (isUnreadable(cause)) return true;
  if (cause instanceof FetchFailure && cause.status >= 400 && cause.status < 500) return false;
  throw cause;
}
