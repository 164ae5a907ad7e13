import { describe, expect, it } from 'vitest';
import type { EventId } from '#domain/event/event.ts';
import type { IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import { type EmailAddress, parseEmail } from '#domain/form/email.ts';
import { buildTree } from '#domain/recommendation/question-tree.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { requestedExperiments } from '#domain/tracking/experiments.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';

export interface GivenBridge {
  readonly bridge: BridgePort;
  /** A user of the Bridge, with the hash that proves it. */
  readonly user: IdentifiedVisitor;
  close(): Promise<void>;
}

/** What every BridgePort promises, shown on a small hall, at the moment its season starts. */
export function bridgeContract(name: string, given: (hall: DatedHall) => Promise<GivenBridge>): void {
  const open = () => closeAfterTest(given(hall));

  describe(`${name} fulfils the contract of BridgePort`, () => {
    describe('favourites', () => {
      it('CALL-32 are empty for a visitor who never saved any', async () => {
        const { bridge, user } = await open();
        expect(await bridge.favourites('nl', user)).toEqual({ ids: [], uris: [] });
      });

      it('CALL-33 are stored as sent, with the page of each', async () => {
        const { bridge, user } = await open();
        const saved = { ids: [mahler, bach], uris: ['concerten/mahler', 'concerten/bach'] };
        expect(await bridge.saveFavourites('nl', user, [mahler, bach])).toEqual(saved);
        expect(await bridge.favourites('nl', user)).toEqual(saved);
      });

      it('CALL-33 are the newest list alone, and each concert once', async () => {
        const { bridge, user } = await open();
        await bridge.saveFavourites('nl', user, [mahler, bach]);
        const list = await bridge.saveFavourites('nl', user, [bach, bach]);
        expect(list).toEqual({ ids: [bach], uris: ['concerten/bach'] });
        expect(await bridge.saveFavourites('nl', user, [])).toEqual({ ids: [], uris: [] });
      });

      it('CALL-32 have pages in the requested language', async () => {
        const { bridge, user } = await open();
        await bridge.saveFavourites('nl', user, [mahler]);
        expect(await bridge.favourites('en', user)).toEqual({ ids: [mahler], uris: ['concerts/mahler'] });
      });

      it('CALL-33 include an unknown concert, without a page', async () => {
        const { bridge, user } = await open();
        const list = await bridge.saveFavourites('nl', user, [unknown, bach]);
        expect(list).toEqual({ ids: [unknown, bach], uris: ['concerten/bach'] });
      });

      it('CALL-32 CALL-33 are refused to a wrong hash, which is not repeated', async () => {
        const { bridge, user } = await open();
        const liar = { ...user, hash: wrongHash };
        await expectRefusalWithoutHash(bridge.favourites('nl', liar));
        await expectRefusalWithoutHash(bridge.saveFavourites('nl', liar, []));
      });
    });

    describe('the customer number', () => {
      it('CALL-34 TIX-5 is that of the visitor at the ticketing', async () => {
        const { bridge, user } = await open();
        expect(await bridge.customerId(user)).toMatch(/\S/);
      });

      it('CALL-34 is refused to a wrong hash, which is not repeated', async () => {
        const { bridge, user } = await open();
        await expectRefusalWithoutHash(bridge.customerId({ ...user, hash: wrongHash }));
      });
    });

    describe('recommendations', () => {
      it('CALL-28 score coming concerts by their identifier, the better the higher', async () => {
        const { bridge } = await open();
        const scores = await bridge.recommendations({
          stemming: 'uitbundig',
          klank: ['strijkers', 'stemmen'],
        });
        expect(Object.values(scores).every((score) => score > 0 && score <= 1)).toBe(true);
        expect(scores['48211']).toBeGreaterThan(scores['48377'] ?? 0);
        expect(scores).not.toHaveProperty('48100');
      });

      it('CALL-28 are refused without answers', async () => {
        const { bridge } = await open();
        await expect(bridge.recommendations({})).rejects.toBeInstanceOf(Error);
      });
    });

    describe('scores', () => {
      it('CALL-29 are saved for any visitor, each with its own id and hash', async () => {
        const { bridge, user } = await open();
        const one = await bridge.saveScore({ answers });
        const other = await bridge.saveScore({ answers, email, user });
        expect(one).toEqual({ id: expect.any(Number), scoreHash: expect.stringMatching(/\S/) });
        expect(other.id).not.toBe(one.id);
        expect(other.scoreHash).not.toBe(one.scoreHash);
      });

      it('CALL-29 are refused to a wrong hash, which is not repeated', async () => {
        const { bridge, user } = await open();
        await expectRefusalWithoutHash(bridge.saveScore({ answers, user: { ...user, hash: wrongHash } }));
      });

      it('CALL-30 take an address later', async () => {
        const { bridge } = await open();
        const score = await bridge.saveScore({ answers });
        await expect(bridge.updateScore(score, email)).resolves.toBeUndefined();
      });

      it('CALL-30 refuse a wrong hash, and an unknown score', async () => {
        const { bridge } = await open();
        const score = await bridge.saveScore({ answers });
        await expectRefusalWithoutHash(bridge.updateScore({ ...score, scoreHash: wrongHash }, email));
        const unknown = bridge.updateScore({ ...score, id: score.id + 1_000_000 }, email);
        await expect(unknown).rejects.toBeInstanceOf(Error);
      });
    });

    describe('experiments', () => {
      it('CALL-31 contain for each flag whether it is enabled, and its variation', async () => {
        const { bridge } = await open();
        const experiments = await bridge.experiments('visitor-7', requestedExperiments);
        for (const experiment of Object.values(experiments)) {
          expect(experiment).toMatchObject({
            enabled: expect.any(Boolean),
            variationKey: expect.any(String),
          });
        }
        expect(requestedExperiments).toEqual(expect.arrayContaining(Object.keys(experiments)));
      });

      it('CALL-31 are stable per visitor, and contain only the requested flags', async () => {
        const { bridge } = await open();
        const first = await bridge.experiments('visitor-7', ['cv09']);
        expect(await bridge.experiments('visitor-7', ['cv09'])).toEqual(first);
        expect(first).not.toHaveProperty('eventDetailAaFeatureFlag');
      });
    });

    it('rejects with the reason of an abort, for any call', async () => {
      const { bridge, user } = await open();
      const reason = new Error('the visitor went on');
      const signal = AbortSignal.abort(reason);
      const questions = [
        bridge.favourites('nl', user, signal),
        bridge.saveFavourites('nl', user, [], signal),
        bridge.customerId(user, signal),
        bridge.recommendations(answers, signal),
        bridge.saveScore({ answers }, signal),
        bridge.updateScore({ id: 1, scoreHash: 'x' }, email, signal),
        bridge.experiments('visitor-7', requestedExperiments, signal),
      ];
      const outcomes = await Promise.allSettled(questions);
      expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason })));
    });
  });
}

const wrongHash = 'c0ffee'.repeat(10);

/** A refusal is an error with a message (CALL-3), which does not repeat the hash. */
async function expectRefusalWithoutHash(call: Promise<unknown>): Promise<void> {
  const cause = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(cause).toBeInstanceOf(Error);
  expect(String(cause)).toMatch(/\w{4}/);
  expect(String(cause)).not.toContain('c0ffee');
}

const mahler = anEventId(48_211);
const bach = anEventId(48_377);
const over = anEventId(48_100);
const unknown = anEventId(99_999);

const answers = { stemming: 'uitbundig', klank: ['strijkers', 'stemmen'] };

const email = parseEmail('noor@klankhuis.test') as EmailAddress;

const hall: DatedHall = aHall({
  nl: {
    pages: [
      aConcert(mahler, 'concerten/mahler', ['uitbundig', 'strijkers', 'stemmen']),
      aConcert(bach, 'concerten/bach', ['uitbundig', 'strijkers']),
      aConcert(over, 'concerten/over', ['uitbundig', 'strijkers', 'stemmen'], '2026-11-01T20:15:00+01:00'),
      aPageOf('recommendation', {
        recommendation: {
          trees: [
            buildTree('boom', {
              question: 'stemming',
              answers: ['uitbundig', 'verstild'],
              children: {
                uitbundig: { question: 'klank', answers: ['strijkers', 'stemmen'], children: {} },
              },
            }),
          ],
          questions: [
            { tag: 'stemming', content: { nl: 'Waar hebt u zin in?' }, multiple: false },
            { tag: 'klank', content: { nl: 'Wat wilt u horen?' }, multiple: true },
          ],
          answers: ['uitbundig', 'verstild', 'strijkers', 'stemmen'].map((tag) => ({
            tag,
            answer: { nl: tag },
          })),
        },
      }),
    ],
  },
  en: { pages: [aConcert(mahler, 'concerts/mahler', [])] },
});

function aConcert(id: EventId, uri: string, tags: readonly string[], starts = '2026-12-04T20:15:00+01:00') {
  const card = {
    id,
    uri,
    url: `/${uri}`,
    starts: moment(starts),
    ends: addMilliseconds(moment(starts), 2 * hourMs),
  };
  return anEventPage({ event: anEventCard({ ...card, tixEventGroupId: id }), tags });
}
