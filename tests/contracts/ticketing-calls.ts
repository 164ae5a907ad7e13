import { describe, expect, it } from 'vitest';
import type { TicketingCapabilities } from '#ports/ticketing-site.port.ts';
import type { TixPort } from '#ports/tix.port.ts';
import {
  cardNumber,
  cardOf,
  customerOf,
  type GivenTicketing,
  school,
  ticketedConcert,
  openLoaded,
  type OpenTicketing,
  waitForReport,
} from './given-ticketing.ts';

/** The part of the ticketing contract about cards, schools and free places. */
export function ticketingCallsContract(
  { vipCard, education, freePlaces }: TicketingCapabilities,
  open: OpenTicketing,
): void {
  const cards = vipCard ? vipCardContract : absentVipCardContract;
  const schools = education ? schoolsContract : absentSchoolsContract;
  cards(open);
  schools(open);
  if (freePlaces) freePlacesContract(open);
  else absentFreePlacesContract(open);
}

function absentVipCardContract(open: OpenTicketing): void {
  it('SWAP-2 TIX-7 leaves a VIP card unanswered', async () => {
    const { tix } = await openLoaded(open);
    expect(await tix.checkVipCard(cardNumber('1234567890'))).toBe('unanswered');
  });
}

function absentSchoolsContract(open: OpenTicketing): void {
  it('SWAP-2 TIX-8 leaves the calls of schools unanswered', async () => {
    const { tix } = await openLoaded(open);
    expect(await tix.getEducationUser()).toEqual({ kind: 'unanswered' });
    expect(await tix.updateEducationUser(school)).toEqual({ kind: 'unanswered' });
  });
}

function absentFreePlacesContract(open: OpenTicketing): void {
  it('SWAP-2 SEAT-3 counts no free places', async () => {
    const { tix } = await openLoaded(open);
    expect(await tix.countFreePlaces(ticketedConcert)).toBeNull();
  });
}

function freePlacesContract(open: OpenTicketing): void {
  describe('free places', () => {
    it('SEAT-3 are counted by zone, for a visitor without login', async () => {
      const { tix, pass, freePlaces } = await open();
      if (!freePlaces) throw new Error('A ticketing that tells its free places needs `freePlaces`');
      tix.load('nl');
      await pass(0);
      expect(await tix.countFreePlaces(ticketedConcert)).toEqual(freePlaces);
    });

    it('SEAT-3 are unknown before the ticketing is loaded, and of a concert that it does not know', async () => {
      const { tix, pass } = await open();
      expect(await tix.countFreePlaces(ticketedConcert)).toBeNull();
      tix.load('nl');
      await pass(0);
      expect(await tix.countFreePlaces({})).toBeNull();
    });

    it('SEAT-3 time out', async () => {
      const { tix, pass, fallSilent } = await openLoaded(open);
      fallSilent();
      const answer = tix.countFreePlaces(ticketedConcert);
      await pass(10_000);
      expect(await answer).toBeNull();
    });
  });
}

function vipCardContract(open: OpenTicketing): void {
  describe('VIP cards', () => {
    it('TIX-7 are not checked before the ticketing is loaded', async () => {
      const given = await open();
      expect(await given.tix.checkVipCard(cardOf(given).number)).toBe('unanswered');
    });

    it('TIX-7 time out', async () => {
      const given = await openLoaded(open);
      const { tix, pass, fallSilent } = given;
      fallSilent();
      const answer = tix.checkVipCard(cardOf(given).number);
      await pass(10_000);
      expect(await answer).toBe('unanswered');
    });

    it('TIX-7 are not checked for an anonymous visitor', async () => {
      const given = await openLoaded(open);
      const { tix } = given;
      expect(await tix.checkVipCard(cardOf(given).number)).toBe('notLoggedIn');
    });

    it('TIX-7 cards with an unknown number are not valid', async () => {
      const { tix, pass, visitor } = await open();
      tix.load('nl');
      await visitor.logIn(customerOf(tix));
      await pass(0);
      expect(await tix.checkVipCard(cardNumber('1234567890'))).toBe('notValid');
    });

    it('TIX-7 valid cards add their tag to the session', async () => {
      const given = await open();
      const { tix, pass, visitor, news } = given;
      const { number, tag } = cardOf(given);
      await visitor.logIn(customerOf(tix));
      tix.load('nl');
      await pass(0);
      expect(await tix.checkVipCard(number)).toBe('valid');
      await waitForReport(given);
      expect(news.at(-1)).toMatchObject({ session: { user: { tags: expect.arrayContaining([tag]) } } });
    });
  });
}

function schoolsContract(open: OpenTicketing): void {
  describe('schools', () => {
    it('TIX-8 are available at the ticketing for schools', async () => {
      const { tix, pass, visitor } = await open();
      tix.switchEnvironment('education');
      tix.load('nl');
      expect((await known(pass, tix)).kind).toBe('notLoggedIn');
      await visitor.logIn('teacher');
      expect(await known(pass, tix)).toMatchObject({
        kind: 'known',
        user: { schoolName: expect.any(String), zipCode: expect.any(String) },
      });
    });

    it('TIX-8 are not found where everybody orders', async () => {
      const { tix, pass, visitor } = await open();
      tix.switchEnvironment('tix');
      tix.load('nl');
      await visitor.logIn('visitor');
      expect(await known(pass, tix)).toEqual({ kind: 'noSchool' });
    });

    it('TIX-8 are stored after a change', async () => {
      const { tix, pass, visitor } = await open();
      tix.switchEnvironment('education');
      tix.load('nl');
      await visitor.logIn('teacher');
      await pass(0);
      expect(await tix.updateEducationUser(school)).toEqual({ kind: 'accepted' });
      expect(await tix.getEducationUser()).toEqual({ kind: 'known', user: school });
    });

    it('TIX-8 time out', async () => {
      const { tix, pass, fallSilent } = await openLoaded(open);
      fallSilent();
      const answers = Promise.all([tix.getEducationUser(), tix.updateEducationUser(school)]);
      await pass(10_000);
      expect(await answers).toEqual([{ kind: 'unanswered' }, { kind: 'unanswered' }]);
    });

    it('TIX-8 report their rejected fields', async () => {
      const { tix, pass, visitor } = await open();
      tix.switchEnvironment('education');
      tix.load('nl');
      await pass(0);
      expect(await tix.updateEducationUser(school)).toEqual({ kind: 'notLoggedIn' });
      await visitor.logIn('teacher');
      await pass(0);
      const wrong = { ...school, zipCode: 'nergens', schoolName: '' };
      expect(await tix.updateEducationUser(wrong)).toEqual({
        kind: 'refused',
        errors: { zipCode: 'form.zipCode.invalid', schoolName: 'form.required' },
      });
    });
  });
}

async function known(pass: GivenTicketing['pass'], tix: TixPort) {
  await pass(0);
  return tix.getEducationUser();
}
