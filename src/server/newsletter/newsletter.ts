import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emailOf } from '#domain/form/email.ts';
import { newsletterPath, notAnAddress, notSignedUp, type SignUp } from '#domain/form/newsletter.ts';
import { defaultLocale, type Locale, localeNamed } from '#domain/locale/locale.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import type { Assets } from '#src/server/assets.ts';
import type { Headers } from '#src/server/headers.ts';
import { newsletterAnswer } from '#src/server/newsletter/newsletter-answer.tsx';
import { isFromSite } from '#src/server/operation/post-rules.ts';
import { refuseOverload } from '#src/server/retry-after.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

interface NewsletterMaking {
  readonly world: World;
  readonly admission: Admission;
  readonly assets: Assets;
  /** The headers of every document. */
  readonly headers: Headers;
}

/** An address and its field take no more, in bytes. */
const longestForm = 4096;

/** Milliseconds until the list is given up. */
const timeoutMs = 8000;

const asForm = 'application/x-www-form-urlencoded';

/**
 * Sign-ups for the newsletter (CALL-27): the site holds the token of the forms. The site's own script sends JSON and is
 * answered what the port answers; a form without script is answered with a page. Nobody else's page may send either.
 */
export function addNewsletter(server: FastifyInstance, making: NewsletterMaking): void {
  server.addContentTypeParser<string>(
    asForm,
    { parseAs: 'string', bodyLimit: longestForm },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  server.post(newsletterPath, { bodyLimit: longestForm }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const type = request.headers['content-type']?.split(';')[0];
    const isReadable = type === 'application/json' || type === asForm;
    if (!isReadable || !isFromSite(request.headers, making.world.get(Settings).hosts)) {
      return reply
        .code(403)
        .send({ error: { code: 403, message: 'Forbidden: the form was not sent from a page of the site' } });
    }
    const email = textIn(request, 'email');
    const outcome = await making.admission
      .run('form', () => signedUp(making.world, email))
      .catch((cause: unknown) => refusedOutcome(cause, reply));
    reply.code(statusOf(outcome));
    if (type === 'application/json') return reply.send({ answer: outcome });
    return answerPage(request, reply, outcome, making);
  });
}

/** What becomes of a sign-up that is not taken on: it may be sent again in a moment. */
function refusedOutcome(cause: unknown, reply: FastifyReply): SignUp {
  if (!(cause instanceof Overloaded)) throw cause;
  refuseOverload(reply, cause);
  return notSignedUp;
}

async function signedUp(world: World, email: string): Promise<SignUp> {
  const address = emailOf(email);
  if (!address) return notAnAddress;
  const signal = AbortSignal.timeout(timeoutMs);
  return world
    .get(CmsPort)
    .signUp(address, signal)
    .catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      return notSignedUp;
    });
}

function statusOf(outcome: SignUp): number {
  if (outcome.kind === 'accepted') return 200;
  return outcome.message === notAnAddress.message ? 422 : 503;
}

function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: SignUp,
  { world, assets, headers }: NewsletterMaking,
): FastifyReply {
  const locale: Locale = localeNamed(textIn(request, 'locale')) ?? defaultLocale;
  const t = world.get(PhrasebookToken).of(locale, null);
  const email = textIn(request, 'email');
  reply.headers({ ...headers, 'Cache-Control': 'no-store' });
  return reply.send(newsletterAnswer({ locale, t, email, outcome, styles: assets.styles }));
}

/** A field of the body; empty where it has none, or more than a text. */
function textIn({ body }: FastifyRequest, name: string): string {
  const value = Object(body)[name] as unknown;
  return typeof value === 'string' ? value : '';
}
