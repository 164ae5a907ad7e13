import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Container } from 'inversify';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { renderStaticDocument } from '#adapters/http-server/responses/fallback-page.tsx';
import { sendError } from '#adapters/http-server/responses/short-answers.ts';
import { newsletterPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { parseEmail } from '#domain/form/email.ts';
import {
  type SignUpResult,
  failedSignUpResult,
  invalidEmailSignUpResult,
} from '#domain/form/sign-up-result.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, parseLocale, defaultLocale } from '#domain/locale/locale.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import type { Translate } from '#ui/words/translate.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';
import styles from '#ui/components/newsletter-form.module.css';

const maxFormBytes = 4096;

/** The timeout of the sign-up request. */
const timeoutMs = 8000;

const formContentType = 'application/x-www-form-urlencoded';

/**
 * Adds sign-ups for the newsletter (CALL-27); the token of the forms stays on the server. The site's script sends JSON and receives
 * the port's answer; a form without script receives a page.
 */
export function addNewsletterRoute(server: FastifyInstance, pipeline: Pipeline): void {
  const { world, admission } = pipeline;
  server.addContentTypeParser<string>(
    formContentType,
    { parseAs: 'string', bodyLimit: maxFormBytes },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  server.post(newsletterPath, { bodyLimit: maxFormBytes }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const type = request.headers['content-type']?.split(';')[0];
    if (type !== 'application/json' && type !== formContentType) {
      return sendError(reply, 403, 'Forbidden: the form was not sent from a page of the site');
    }
    const email = readField(request, 'email');
    const outcome = await admission
      .run('form', () => signUp(world, email), request.ip)
      .catch((cause: unknown) => {
        if (!(cause instanceof OverloadedError)) throw cause;
        reply.header('Retry-After', String(cause.retryAfterSeconds));
        return failedSignUpResult;
      });
    reply.code(toStatus(outcome));
    if (type === 'application/json') return reply.send({ answer: outcome });
    return sendAnswerPage(request, reply, outcome, pipeline);
  });
}

async function signUp(world: Container, email: string): Promise<SignUpResult> {
  const address = parseEmail(email);
  if (!address) return invalidEmailSignUpResult;
  const signal = AbortSignal.timeout(timeoutMs);
  return world
    .get(CmsPort)
    .signUp(address, signal)
    .catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      return failedSignUpResult;
    });
}

function toStatus(outcome: SignUpResult): number {
  if (outcome.kind === 'accepted') return 200;
  return outcome.message === invalidEmailSignUpResult.message ? 422 : 503;
}

function sendAnswerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: SignUpResult,
  { world, assets, headers }: Pipeline,
): FastifyReply {
  const locale: Locale = parseLocale(readField(request, 'locale')) ?? defaultLocale;
  const t = world.get(TranslatorRegistryToken).translator(locale, null);
  const email = readField(request, 'email');
  reply.headers({ ...headers.document, 'Cache-Control': 'no-store' });
  return reply.send(renderNewsletterResponse({ locale, t, email, outcome, styleSheets: assets.styles }));
}

/** A text field of the body; empty if it is missing or not a string. */
function readField({ body }: FastifyRequest, name: string): string {
  const value = Object(body)[name] as unknown;
  return typeof value === 'string' ? value : '';
}

interface NewsletterAnswer {
  readonly locale: Locale;
  readonly t: Translate;
  /** As submitted, to prefill the form. */
  readonly email: string;
  readonly outcome: SignUpResult;
  readonly styleSheets: readonly string[];
}

/** Renders the response to a form sent without script (FORM-1): the outcome, the form again if it was refused, and a link home. */
function renderNewsletterResponse({ locale, t, email, outcome, styleSheets }: NewsletterAnswer): string {
  const message = t(outcome.kind === 'accepted' ? 'newsletter.sent' : outcome.message);
  return renderStaticDocument(
    { locale, title: message, styleSheets },
    <main className={styles['answer']}>
      <h1>{message}</h1>
      {outcome.kind === 'refused' && (
        <form className={styles.newsletter} action={newsletterPath} method="post">
          <TextField
            label={t('newsletter.email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={email}
            error={message}
          />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit">{t('newsletter.send')}</Button>
        </form>
      )}
      <p>
        <a href={toLocalePath(locale, '/')}>{t('site.home')}</a>
      </p>
    </main>,
  );
}
