import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { type CmsGuard, CmsGuardToken } from '#adapters/guarding/cms-guard.adapter.ts';
import { toClientNetwork } from '#adapters/http-server/admission/admission-control.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { withPreviewParams } from '#adapters/http/live-preview.ts';
import { isUnreadableResponse } from '#adapters/http/unreadable-response.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { hourMs, secondMs } from '#domain/time/instant.ts';
import type { LivePreviewParams } from '#ports/settings.port.ts';

interface PreviewPage {
  readonly locale: Locale;
  readonly uri: string;
}

/** Verifies that the CMS issued a preview's token. Rejects with `OverloadedError` if admission rejects the check. */
export type VerifyPreview = (
  preview: LivePreviewParams,
  place: PreviewPage,
  client: string,
) => Promise<boolean>;

/** The timeout of the verification request. */
const timeoutMs = 1500;

/** How long a verdict is cached, in milliseconds. */
const verdictLifetimeMs = { accepted: 60 * secondMs, refused: 10 * secondMs };

/** The size of the cached verdicts: some thousand tokens. */
const maxVerdictBytes = 2 ** 20;

/** How long a token that was accepted counts as such, in milliseconds: an editor's working day. */
const acceptedLifetimeMs = 12 * hourMs;

/**
 * Creates the check of preview tokens: a page request to the CMS with marker and token, before any other request of the preview
 * (CALL-2). A preview is accepted if the response is a page. If the CMS refuses, has no such page or is down, the preview is rejected
 * and the public page is shown instead.
 */
export function createPreviewVerifier(
  pipeline: Pick<Pipeline, 'settings' | 'world' | 'clock' | 'admission' | 'logger'>,
): VerifyPreview {
  const { settings, world, clock, admission } = pipeline;
  // A folder has no previews: a saved file is published. Nor has a hall in memory.
  if (settings.cmsFolder !== '' || !world.isBound(CmsGuardToken)) return async () => false;
  const guard: CmsGuard = world.get(CmsGuardToken);
  const accepted = new ByteLimitedLru<true>({
    maxBytes: maxVerdictBytes,
    sizeOf: () => 0,
    ttl: acceptedLifetimeMs,
    perf: clock,
    ttlResolution: 0,
  });
  const verdicts = new ByteLimitedLru<boolean, PreviewCheck>({
    maxBytes: maxVerdictBytes,
    sizeOf: () => 0,
    ttl: verdictLifetimeMs.accepted,
    perf: clock,
    ttlResolution: 0,
    fetchMethod: async (key, _stale, { context, options }) => {
      const cost = accepted.has(key) ? 'acceptedPreviewToken' : 'previewToken';
      const check = () => verify(context, guard, pipeline);
      const isAccepted = await admission.run(cost, check, context.client);
      if (isAccepted) accepted.set(key, true);
      options.ttl = verdictLifetimeMs[isAccepted ? 'accepted' : 'refused'];
      return isAccepted;
    },
  });
  return async (preview, place, client) => {
    const context = { preview, place, client: toClientNetwork(client) };
    return (await verdicts.fetch(toQueryString(preview), { context })) ?? false;
  };
}

interface PreviewCheck {
  readonly preview: LivePreviewParams;
  readonly place: PreviewPage;
  /** The client's network. */
  readonly client: string;
}

/** The verdict of the CMS; undefined if the request fails. */
async function verify(
  { preview, place }: PreviewCheck,
  guard: CmsGuard,
  { settings, logger }: Pick<Pipeline, 'settings' | 'logger'>,
): Promise<boolean | undefined> {
  const fetch = withPreviewParams(globalThis.fetch, preview);
  const cms = new CmsHttp({ url: settings.cmsUrl, fetch, logger, timeoutMs });
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
