import { describe, expect, it } from 'vitest';
import type { Fetch } from '#adapters/http/http-client.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createGraphqlNewsletter } from '#adapters/search-graphql/graphql-newsletter.adapter.ts';
import { createGatewayNewsletter } from '#adapters/web-gateway/gateway-cms.adapter.ts';
import { invalidEmailSignUpResult, failedSignUpResult } from '#domain/form/sign-up-result.ts';
import { createInstant } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { openCustomersDatabase } from '#fixtures/sandbox/customers/customers-database.ts';
import { CmsSearch } from '#fixtures/sandbox/search/cms-search.ts';
import { createSearchRoutes } from '#fixtures/sandbox/search/search-routes.ts';
import { createSandboxRouter } from '#fixtures/sandbox/support/router.ts';
import { startServer } from '#fixtures/sandbox/support/serve.ts';
import { anna, newsletterContract } from '#tests/contracts/newsletter.contract.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

const logger = new SilentLogger();
const tokens = { elasticsearch: 'for searching', publicForm: 'for-forms' };

newsletterContract('inMemoryCms', async () => {
  const subscribers = new Set<string>();
  const newsletter = createInMemoryCms(aHall(), { subscribers });
  return { newsletter, subscribers: () => [...subscribers], close: async () => {} };
});

newsletterContract('graphqlNewsletter on the sandbox', async () => {
  const customers = openCustomersDatabase(':memory:');
  const search = new CmsSearch(aHall());
  const now = () => createInstant(0);
  const routes = createSearchRoutes({ search, customers, tokens, now });
  const served = await startServer(createSandboxRouter(routes), { port: 0 });
  const dependencies = { url: served.url, token: tokens.publicForm, fetch, logger, timeoutMs: 10_000 };
  return {
    newsletter: createGraphqlNewsletter(dependencies),
    subscribers: () =>
      customers
        .all<{ address: string }>('SELECT address FROM subscription', {})
        .map(({ address }) => address),
    close: async () => {
      await served.close();
      customers.close();
    },
  };
});

newsletterContract('newsletterOverHttp', async () => {
  const subscribers = new Set<string>();
  const list = createInMemoryCms(aHall(), { subscribers });
  const fetch: Fetch = async (_url, { body, signal }) => {
    signal?.throwIfAborted();
    const { email } = JSON.parse(String(body)) as { email: typeof anna };
    return new Response(JSON.stringify({ answer: await list.signUp(email) }));
  };
  const newsletter = createGatewayNewsletter({
    origin: 'https://klankhuis.example',
    fetch,
    logger,
    timeoutMs: 1000,
  });
  return { newsletter, subscribers: () => [...subscribers], close: async () => {} };
});

describe('a sign-up that fails', () => {
  const over = (answer: string, status = 200) => {
    const log = new RecordingLogger();
    const fetch = async () => new Response(answer, { status });
    const dependencies = { fetch, logger: log, timeoutMs: 1000 };
    return {
      log,
      graphql: createGraphqlNewsletter({ ...dependencies, url: 'https://cms.example' }),
      gateway: createGatewayNewsletter({ ...dependencies, origin: 'https://klankhuis.example' }),
    };
  };

  it('FORM-1 reports an invalid address when the list rejects it', async () => {
    const { graphql, log } = over('{"data":null,"errors":[{"message":"Invalid email address"}]}');
    expect(await graphql.signUp(anna)).toEqual(invalidEmailSignUpResult);
    expect(log.entries).toEqual([]);
    const { gateway } = over('{"answer":{"kind":"refused","message":"form.email.invalid"}}', 422);
    expect(await gateway.signUp(anna)).toEqual(invalidEmailSignUpResult);
  });

  it.each([
    ['{"errors":[{"message":"The token is not valid for sending forms."}]}', 200],
    ['{"data":{"subscribeNewsletter":null}}', 200],
    ['{"answer":{"kind":"refused","message":"something new"}}', 200],
    ['<html>', 200],
    ['{}', 429],
    ['', 503],
  ])('FORM-1 reports a failure, and logs no address: %s %i', async (answer, status) => {
    const { graphql, gateway, log } = over(answer, status);
    expect([await graphql.signUp(anna), await gateway.signUp(anna)]).toEqual([
      failedSignUpResult,
      failedSignUpResult,
    ]);
    expect(log.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(log.entries)).not.toContain('voorbeeld');
  });
});
