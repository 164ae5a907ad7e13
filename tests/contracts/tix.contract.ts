import { describe, expect, it } from 'vitest';
import type { TixEvent } from '#ports/tix.port.ts';
import { tixCallsContract } from '#tests/contracts/tix-calls.contract.ts';
import { cardNumber, type GivenTix, last, school, type UsingTix } from '#tests/contracts/tix-setup.ts';

/** What every TixPort promises. */
export function tixContract(name: string, given: () => Promise<GivenTix>): void {
  const using: UsingTix = async (check) => {
    const system = await given();
    const news: TixEvent[] = [];
    const stop = system.tix.listen((event) => news.push(event));
    try {
      await check({ ...system, news });
    } finally {
      stop();
      system.tix.unload();
      await system.close();
    }
  };

  describe(`${name} fulfils the contract of TixPort`, () => {
    describe('before it is loaded', () => {
      it('E04 TIX-3 rejects a session request', async () => {
        await using(async ({ tix }) => {
          await expect(tix.requestSession()).rejects.toBeInstanceOf(Error);
        });
      });

      it('TIX-7 TIX-8 returns unanswered for every other call', async () => {
        await using(async ({ tix, vipCard }) => {
          expect(await tix.checkVipCard(cardNumber(vipCard))).toBe('unanswered');
          expect(await tix.getEducationUser()).toEqual({ kind: 'unanswered' });
          expect(await tix.updateEducationUser(school)).toEqual({ kind: 'unanswered' });
        });
      });
    });

    describe('the session', () => {
      it('TIX-2 is requested once the site is loaded, and reported to listeners', async () => {
        await using(async ({ tix, pass, news, visitor }) => {
          await visitor.logIn('visitor');
          await visitor.fillBasket(2);
          tix.load('nl');
          await pass(0);
          expect(last(news)).toMatchObject({
            kind: 'session',
            session: {
              basket: { size: 2, url: expect.stringMatching(/^http/) },
              user: { id: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/), tags: [] },
              profileUrl: expect.stringMatching(/^http/),
            },
          });
        });
      });

      it('TIX-2 has no user before login', async () => {
        await using(async ({ tix, pass }) => {
          tix.load('nl');
          await pass(0);
          expect(await tix.requestSession()).toMatchObject({ basket: null, user: null });
        });
      });

      it('TIX-2 is reported whenever it changes, requested or not', async () => {
        await using(async ({ tix, pass, news, visitor }) => {
          tix.load('nl');
          await pass(0);
          await visitor.logIn('visitor');
          await pass(0);
          expect(last(news)).toMatchObject({ session: { user: { id: expect.any(Number) } } });
          await visitor.fillBasket(3);
          await pass(0);
          expect(last(news)).toMatchObject({ session: { basket: { size: 3 } } });
          await visitor.logOut();
          await pass(0);
          expect(last(news)).toMatchObject({ session: { basket: null, user: null } });
        });
      });

      it('TIX-2 is requested again when the visitor returns to the tab, at most once a minute', async () => {
        await using(async ({ tix, pass, news, leaveAndComeBack }) => {
          const heardAfter = async (milliseconds: number) => {
            await pass(milliseconds);
            leaveAndComeBack();
            await pass(0);
            return news.length;
          };
          tix.load('nl');
          await pass(0);
          expect(news).toHaveLength(1);
          expect([await heardAfter(0), await heardAfter(59_999)]).toEqual([1, 1]);
          expect([await heardAfter(1), await heardAfter(0)]).toEqual([2, 2]);
          expect(last(news)).toMatchObject({ kind: 'session' });
        });
      });

      it('TIX-2 is not requested after an unload, also not on a return to the tab', async () => {
        await using(async ({ tix, pass, news, visitor, leaveAndComeBack, logger }) => {
          tix.load('nl');
          await pass(0);
          tix.unload();
          await visitor.logIn('visitor');
          await pass(60_000);
          leaveAndComeBack();
          await pass(10_000);
          expect(news.map(({ kind }) => kind)).toEqual(['session', 'left']);
          expect(logger.events).toEqual([]);
        });
      });

      it('TIX-2 that was requested is also reported to listeners', async () => {
        await using(async ({ tix, pass, news }) => {
          tix.load('nl');
          await pass(0);
          const before = news.length;
          const session = await tix.requestSession();
          expect(news.slice(before)).toEqual([{ kind: 'session', session }]);
        });
      });

      it('is not reported to listeners that unsubscribed', async () => {
        await using(async ({ tix, pass, visitor }) => {
          const heard: TixEvent[] = [];
          const stop = tix.listen((event) => heard.push(event));
          tix.load('nl');
          await pass(0);
          const before = heard.length;
          stop();
          await visitor.logIn('visitor');
          await pass(0);
          expect(before).toBeGreaterThan(0);
          expect(heard).toHaveLength(before);
        });
      });

      it('is reported to the other listeners if one throws', async () => {
        await using(async ({ tix, pass, logger }) => {
          const heard: TixEvent[] = [];
          tix.listen(() => {
            throw new Error('a listener of no use');
          });
          tix.listen((event) => heard.push(event));
          tix.load('nl');
          await pass(0);
          expect(heard).toHaveLength(1);
          expect(logger.events).toContain('tix.listener-failed');
        });
      });

      it('TIX-1 is not requested again by loading the same language twice', async () => {
        await using(async ({ tix, pass, news }) => {
          tix.load('nl');
          await pass(0);
          tix.load('nl');
          await pass(0);
          expect(news).toHaveLength(1);
          tix.load('en');
          await pass(0);
          expect(news.map(({ kind }) => kind)).toEqual(['session', 'session']);
        });
      });
    });

    tixCallsContract(using);

    describe('the two sites', () => {
      it('SALE-8 have separate sessions', async () => {
        await using(async ({ tix, pass, visitor, news }) => {
          tix.load('nl');
          await visitor.logIn('visitor');
          await pass(0);
          const here = tix.environment;
          tix.switchEnvironment('education');
          expect(last(news)).toEqual({ kind: 'left' });
          await pass(0);
          expect(last(news)).toMatchObject({ kind: 'session', session: { user: null } });
          expect(tix.environment).not.toBe(here);
          tix.switchEnvironment('tix');
          await pass(0);
          expect(tix.environment).toBe(here);
          expect(last(news)).toMatchObject({ session: { user: { id: expect.any(Number) } } });
        });
      });

      it('TIX-3 end the calls of the one that is left', async () => {
        await using(async ({ tix, pass, fallSilent }) => {
          tix.load('nl');
          await pass(0);
          fallSilent();
          const pending = tix.requestSession();
          tix.switchEnvironment('education');
          await expect(pending).rejects.toBeInstanceOf(Error);
        });
      });

      it('E04 SALE-8 stay as they are where a third is named, and that is logged', async () => {
        await using(async ({ tix, pass, news, logger }) => {
          tix.load('nl');
          await pass(0);
          const here = tix.environment;
          tix.switchEnvironment('museum');
          expect(tix.environment).toBe(here);
          expect(news.map(({ kind }) => kind)).toEqual(['session']);
          expect(logger.events).toContain('invalid tix env var given');
        });
      });

      it('are reported as left after an unload', async () => {
        await using(async ({ tix, pass, news }) => {
          tix.load('nl');
          await pass(0);
          tix.unload();
          expect(last(news)).toEqual({ kind: 'left' });
          await expect(tix.requestSession()).rejects.toBeInstanceOf(Error);
        });
      });
    });

    describe('an unresponsive ticketing', () => {
      it('E04 TIX-3 is waited for ten seconds, and not a moment longer', async () => {
        await using(async ({ tix, pass, fallSilent }) => {
          tix.load('nl');
          await pass(0);
          fallSilent();
          const ends: unknown[] = [];
          void tix.requestSession().catch((cause: unknown) => ends.push(cause));
          await pass(9_999);
          expect(ends).toEqual([]);
          await pass(1);
          expect(ends).toEqual([expect.any(Error)]);
        });
      });

      it('TIX-3 leaves the visitor anonymous, and is logged', async () => {
        await using(async ({ tix, pass, fallSilent, news, logger }) => {
          fallSilent();
          tix.load('nl');
          await pass(0);
          await pass(10_000);
          expect(news).toEqual([{ kind: 'unanswered' }]);
          expect(logger.events).toContain('tix.session-timeout');
        });
      });

      it('TIX-7 TIX-8 times out', async () => {
        await using(async ({ tix, pass, fallSilent, visitor, vipCard }) => {
          tix.load('nl');
          await visitor.logIn('visitor');
          await pass(0);
          fallSilent();
          const answers = Promise.all([
            tix.checkVipCard(cardNumber(vipCard)),
            tix.getEducationUser(),
            tix.updateEducationUser(school),
          ]);
          await pass(10_000);
          expect(await answers).toEqual(['unanswered', { kind: 'unanswered' }, { kind: 'unanswered' }]);
        });
      });
    });
  });
}
