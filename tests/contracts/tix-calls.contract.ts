import { describe, expect, it } from 'vitest';
import type { TixPort } from '#ports/tix.port.ts';
import { cardNumber, type GivenTix, last, school, type UsingTix } from '#tests/contracts/tix-setup.ts';

/** The part of the TixPort contract about cards and schools. */
export function tixCallsContract(using: UsingTix): void {
  describe('VIP cards', () => {
    it('TIX-7 are not checked for an anonymous visitor', async () => {
      await using(async ({ tix, pass, vipCard }) => {
        tix.load('nl');
        await pass(0);
        expect(await tix.checkVipCard(cardNumber(vipCard))).toBe('notLoggedIn');
      });
    });

    it('TIX-7 with an unknown number are not valid', async () => {
      await using(async ({ tix, pass, visitor }) => {
        tix.load('nl');
        await visitor.logIn('visitor');
        await pass(0);
        expect(await tix.checkVipCard(cardNumber('1234567890'))).toBe('notValid');
      });
    });

    it("TIX-7 that are valid add the lottery's tag to the session", async () => {
      await using(async ({ tix, pass, visitor, vipCard, news }) => {
        tix.load('nl');
        await visitor.logIn('visitor');
        await pass(0);
        expect(await tix.checkVipCard(cardNumber(vipCard))).toBe('valid');
        await pass(0);
        expect(last(news)).toMatchObject({ session: { user: { tags: [499] } } });
      });
    });
  });

  describe('schools', () => {
    it('TIX-8 are available at the ticketing for schools', async () => {
      await using(async ({ tix, pass, visitor }) => {
        tix.switchEnvironment('education');
        tix.load('nl');
        expect((await known(pass, tix)).kind).toBe('notLoggedIn');
        await visitor.logIn('teacher');
        expect(await known(pass, tix)).toMatchObject({
          kind: 'known',
          user: { schoolName: expect.any(String), zipCode: expect.any(String) },
        });
      });
    });

    it('TIX-8 are not found where everybody orders', async () => {
      await using(async ({ tix, pass, visitor }) => {
        tix.load('nl');
        await visitor.logIn('visitor');
        expect(await known(pass, tix)).toEqual({ kind: 'noSchool' });
      });
    });

    it('TIX-8 are stored after a change', async () => {
      await using(async ({ tix, pass, visitor }) => {
        tix.switchEnvironment('education');
        tix.load('nl');
        await visitor.logIn('teacher');
        await pass(0);
        expect(await tix.updateEducationUser(school)).toEqual({ kind: 'accepted' });
        expect(await tix.getEducationUser()).toEqual({ kind: 'known', user: school });
      });
    });

    it('TIX-8 report their rejected fields', async () => {
      await using(async ({ tix, pass, visitor }) => {
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
  });
}

async function known(pass: GivenTix['pass'], tix: TixPort) {
  await pass(0);
  return tix.getEducationUser();
}
