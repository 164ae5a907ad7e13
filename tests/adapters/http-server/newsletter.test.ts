import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { breakCms, countCmsCalls, resetFaults } from '#tests/reliability/faults.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(aHall());

const asJson = 'application/json';
const asForm = 'application/x-www-form-urlencoded';

function send(body: string, type: string): Promise<Response> {
  return fetch(`${site.url}/newsletter`, { method: 'POST', headers: { 'Content-Type': type }, body });
}

describe('signing up for the newsletter, over HTTP', () => {
  it('CALL-27 CALL-35 forwards an address with the token of the forms', async () => {
    const answer = await send('{"email":" anna@voorbeeld.nl "}', asJson);
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'no-store',
      { answer: { kind: 'accepted' } },
    ]);
  });

  it.each(['{"email":"anna"}', '{"email":7}', '{}', 'null', '"anna@voorbeeld.nl"'])(
    'FORM-1 rejects %s as an invalid address',
    async (body) => {
      const answer = await send(body, asJson);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { answer: { kind: 'refused', message: 'form.email.invalid' } },
      ]);
    },
  );

  it('CACHE-1 CALL-27 is forwarded once, whatever the answer: forms are not retried', async () => {
    await breakCms(site, { status: 503 });
    const before = await countCmsCalls(site);
    const answer = await send('{"email":"anna@voorbeeld.nl"}', asJson);
    const calls = (await countCmsCalls(site)) - before;
    resetFaults(site);
    expect([answer.ok, calls]).toEqual([false, 1]);
  });

  it('FORM-1 answers a form without script with a page in its language', async () => {
    const dutch = await send('email=anna%40voorbeeld.nl&locale=nl', asForm);
    expect([dutch.status, dutch.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await dutch.text();
    expect(page).toContain('<html lang="nl">');
    expect(page).toContain('<h1>U bent ingeschreven. Tot vrijdag.</h1>');
    expect(await (await send('email=anna%40voorbeeld.nl&locale=en', asForm)).text()).toContain('lang="en"');
  });

  it('FORM-1 preserves an invalid address, with a message at the field', async () => {
    const answer = await send('email=%22%3E%3Cscript%3E&locale=nl', asForm);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+)"/);
    expect(page).not.toContain('<script');
  });
});
