import type { Container } from 'inversify';
import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { withPreviewParams } from '#adapters/http/fetch-with-preview-params.ts';
import type { LivePreview } from '#domain/flags/live-preview.ts';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { secondMs } from '#domain/time/instant.ts';
import { isUnreadableResponse } from '#domain/unreadable-response.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import type { Config } from '#src/config.ts';
import type { Admission } from '#src/server/admission/admission.ts';
import { type CmsGuard, CmsGuardToken } from '#src/worlds/server-cache.ts';

/** The page of a preview. */
interface PreviewPage {
  readonly locale: Locale;
  readonly uri: string;
}

/** Verifies that the CMS issued a preview's token. Rejects with `Overloaded` if admission rejects the check. */
export type VerifyPreview = (preview: LivePreview, place: PreviewPage) => Promise<boolean>;

/** The timeout of the verification request. */
const timeoutMs = 1500;

/** How long a verdict is cached, in milliseconds. */
const verdictLifetimeMs = { accepted: 60 * secondMs, refused: 10 * secondMs };

/** The size of the cached verdicts: some thousand tokens. */
const maxVerdictBytes = 2 ** 20;

/**
 * Creates the check of preview tokens: a page request to the CMS with marker and token, before any other request of the preview
 * (CALL-2). A preview is accepted if the response is a page. If the CMS refuses, has no such page or is down, the preview is rejected
 * and the public page is shown instead.
 */
export function createPreviewVerifier(config: Config, world: Container, admission: Admission): VerifyPreview {
  // A folder has no previews: a saved file is published.
  if (config.cmsFolder !== '') return async () => false;
  const guard: CmsGuard = world.get(CmsGuardToken);
  const verdicts = new ByteLimitedLru<boolean, PreviewCheck>({
    maxBytes: maxVerdictBytes,
    sizeOf: () => 0,
    ttl: verdictLifetimeMs.accepted,
    perf: world.get(Clock),
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const isAccepted = await admission.run('previewToken', () => verify(config, world, guard, context));
      options.ttl = verdictLifetimeMs[isAccepted ? 'accepted' : 'refused'];
      return isAccepted;
    },
  });
  return async (preview, place) =>
    (await verdicts.fetch(toQueryString(preview), { context: { preview, place } })) ?? false;
}

interface PreviewCheck {
  readonly preview: LivePreview;
  readonly place: PreviewPage;
}

/** The verdict of the CMS; undefined if the request fails. */
async function verify(
  config: Config,
  world: Container,
  guard: CmsGuard,
  { preview, place }: PreviewCheck,
): Promise<boolean | undefined> {
  const fetch = withPreviewParams(globalThis.fetch, preview);
  const cms = new CmsHttp({ url: config.cmsUrl, fetch, logger: world.get(Logger), timeoutMs });
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await guard
    .run(
      'pages',
      () =>
        cms
          .page({ locale: place.locale, uri: place.uri }, signal)
          .then(({ kind }) => kind === 'found', toVerdict),
      signal,
    )
    .catch((cause: unknown) => {
      if (!(cause instanceof FetchFailure) && !signal.aborted) throw cause;
    });
  return answer?.kind === 'answered' ? answer.value : undefined;
}

/** The verdict for a response that is not a page. A refusal is a verdict and not a failure, so that wrong tokens do not open the circuit breaker. */
function toVerdict(cause: unknown): boolean {
  if (isUnreadableResponse(cause)) return true;
  if (cause instanceof FetchFailure && cause.status >= 400 && cause.status < 500) return false;
  throw cause;
}
