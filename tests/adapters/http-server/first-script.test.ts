import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstScript } from '#adapters/http-server/responses/headers.ts';
import {
  consentCookieName,
  readStatisticsConsent,
  formatConsentCookieValue,
} from '#adapters/http/consent-cookie-value.ts';
import { createInstant } from '#domain/time/instant.ts';

/** Whether the script marks a document with these cookies as unanswered. */
function isMarkedOpen(cookie: string): boolean {
  const dataset: { consent?: string } = {};
  runInNewContext(firstScript.source, browserWith({ dataset, cookie }));
  return dataset.consent === 'open';
}

/** The parts of a browser that the script reads. */
function browserWith({ dataset = {}, cookie = '', type = 'navigate', hash = '' }) {
  return {
    document: { cookie, documentElement: { dataset } },
    MutationObserver: class {
      observe() {}
    },
    addEventListener: () => {},
    performance: { getEntriesByType: () => (type === '' ? [] : [{ type }]) },
    location: { hash },
  };
}

const answers = ['accepted', 'denied'].map(
  (answer) =>
    `${consentCookieName}=${formatConsentCookieValue(answer as 'accepted' | 'denied', createInstant(1_800_000_000_000))}`,
);
const unanswered = [
  '',
  'i18n_redirected=nl',
  `${consentCookieName}=-1`,
  `Not${consentCookieName}=statistics:true`,
];

describe('the first script of a document', () => {
  it.each(unanswered)('WAY-30 shows the question to a visitor with the cookies "%s"', (cookie) => {
    expect(isMarkedOpen(cookie)).toBe(true);
  });

  it.each(answers)('WAY-30 hides the question from a visitor who has answered: %s', (cookie) => {
    expect(isMarkedOpen(cookie)).toBe(false);
  });

  it('WAY-30 agrees with the visitor layer on the cookies of a browser, in any order', () => {
    const others = fc.array(fc.constantFrom('a=1', 'i18n_redirected=en', '_ga=GA1.1', 'statistics=false'));
    fc.assert(
      fc.property(others, fc.constantFrom(...answers, ...unanswered), others, (before, one, after) => {
        const cookies = [...before, one, ...after].filter(Boolean).join('; ');
        expect(isMarkedOpen(cookies)).toBe(readStatisticsConsent(cookies) === 'pending');
      }),
    );
  });

  it.each(['a=%', 'a=100%; b=1'])(
    'WAY-30 reads the answer beside a cookie that cannot be decoded: %s',
    (other) => {
      expect(answers.map((answer) => isMarkedOpen(`${other}; ${answer}`))).toEqual([false, false]);
      expect(isMarkedOpen(other)).toBe(true);
    },
  );

  it.each([
    ['navigate', '', 'deferred'],
    ['navigate', '#programma', undefined],
    ['back_forward', '', undefined],
    ['reload', '', undefined],
    ['', '', undefined],
  ])('DOOR-23 lays out all rows where the place in the page is known: %s%s', (type, hash, expected) => {
    const dataset: { layout?: string } = {};
    runInNewContext(firstScript.source, browserWith({ dataset, type, hash }));
    expect(dataset.layout).toBe(expected);
  });

  it('has the hash of its source', () => {
    const hash = createHash('sha256').update(firstScript.source).digest('base64');
    expect(firstScript.hash).toBe(`sha256-${hash}`);
  });
});
