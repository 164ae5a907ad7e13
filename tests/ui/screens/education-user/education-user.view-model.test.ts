import { describe, expect, it } from 'vitest';
import { ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import { anonymousSession } from '#domain/session/session.ts';
import type { EducationUserResult } from '#ports/tix.port.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { EducationUserViewModel } from '#ui/screens/education-user/education-user.view-model.ts';

/** The form at the ticketing for schools, with the account that is logged in there. */
async function opened(name: keyof typeof ticketingCustomers | null = 'teacher') {
  const visit = aVisit();
  visit.session.start();
  visit.session.setContext({ environment: 'education', locale: 'nl' });
  await flushPromises();
  if (name) visit.tix.logIn(name);
  await flushPromises();
  const form = new EducationUserViewModel(visit.tix);
  form.start();
  form.receive(visit.session.view);
  await flushPromises();
  return { ...visit, form };
}

viewModelContract('EducationUserViewModel', () => {
  const { tix } = aVisit();
  let requests = 0;
  let answer = () => {};
  const form = new EducationUserViewModel(
    Object.assign(tix, {
      educationUser: () => {
        requests += 1;
        return new Promise<{ kind: 'noSchool' }>((resolve) => {
          answer = () => resolve({ kind: 'noSchool' });
        });
      },
    }),
  );
  const { id, hash, tags } = ticketingCustomers.teacher;
  return {
    viewModel: form,
    readState: () => form.state,
    observed: 'state',
    countRequests: () => requests,
    startLateRequest: async () => {
      form.receive({ status: 'ready', session: { ...anonymousSession, user: { id, hash, tags } } });
      return async () => {
        answer();
        await flushPromises();
      };
    },
  };
});

describe('the form of a school’s details', () => {
  it('TIX-8 requests a login if no user is logged in, and is shown after login', async () => {
    const { form, session, tix } = await opened(null);
    expect(form.state.kind).toBe('notLoggedIn');
    tix.logIn('teacher');
    form.receive(session.view);
    await flushPromises();
    expect(form.state).toMatchObject({ kind: 'known', school: ticketingCustomers.teacher.school });
  });

  it('TIX-8 saves changes, trimmed, and reads them back', async () => {
    const { form, tix } = await opened();
    const draft = { ...ticketingCustomers.teacher.school, street: '  Nieuwe Kade ', zipCode: '1234ab' };
    expect(await form.save(draft)).toEqual({ kind: 'accepted' });
    expect(await tix.getEducationUser()).toMatchObject({
      kind: 'known',
      user: { street: 'Nieuwe Kade', zipCode: '1234 AB' },
    });
  });

  it('TIX-3 TIX-8 keeps the form while ticketing is unavailable, and removes it for another visitor', async () => {
    const { form, session, tix } = await opened();
    const { state } = form;
    form.receive({ status: 'unavailable', session: anonymousSession });
    form.receive(session.view);
    await flushPromises();
    expect(form.state).toBe(state);
    form.receive({ status: 'unavailable', session: anonymousSession });
    tix.logOut();
    form.receive(session.view);
    expect(form.state.kind).toBe('notLoggedIn');
  });

  it('TIX-8 refuses to save once the session has ended', async () => {
    const { form, tix } = await opened();
    tix.logOut();
    expect(await form.save(ticketingCustomers.teacher.school)).toEqual({ kind: 'notLoggedIn' });
  });

  it('TIX-8 waits for ticketing, and requests a school once', async () => {
    const { tix } = aVisit();
    let requests = 0;
    tix.getEducationUser = () => {
      requests += 1;
      return new Promise(() => {});
    };
    const form = new EducationUserViewModel(tix);
    form.start();
    expect(form.state).toEqual({ kind: 'waiting' });
    form.receive({ status: 'pending', session: anonymousSession });
    expect([form.state, requests]).toEqual([{ kind: 'waiting' }, 0]);
    const { id, hash, tags } = ticketingCustomers.teacher;
    const session = { ...anonymousSession, user: { id, hash, tags } };
    form.receive({ status: 'ready', session });
    form.receive({ status: 'ready', session });
    expect([form.state, requests]).toEqual([{ kind: 'waiting' }, 1]);
  });

  it('TIX-3 requests the same school again if ticketing did not answer', async () => {
    const { form, session, tix } = await opened(null);
    const own = tix.getEducationUser;
    tix.getEducationUser = async () => ({ kind: 'unanswered' });
    tix.logIn('teacher');
    form.receive(session.view);
    await flushPromises();
    expect(form.state).toEqual({ kind: 'unanswered' });
    tix.getEducationUser = own;
    await form.retry();
    expect(form.state.kind).toBe('known');
  });

  it('TIX-8 shows a visitor their own school, whichever response comes last', async () => {
    const { tix } = aVisit();
    const answers: ((answer: EducationUserResult) => void)[] = [];
    tix.getEducationUser = () => new Promise((resolve) => answers.push(resolve));
    const form = new EducationUserViewModel(tix);
    form.start();
    const { hash, tags, school } = ticketingCustomers.teacher;
    for (const id of [1, 2]) {
      form.receive({ status: 'ready', session: { ...anonymousSession, user: { id, hash, tags } } });
    }
    answers[1]?.({ kind: 'known', user: { ...school, city: 'Haven' } });
    await flushPromises();
    answers[0]?.({ kind: 'noSchool' });
    await flushPromises();
    expect(form.state).toMatchObject({ kind: 'known', userId: 2, school: { city: 'Haven' } });
  });

  it('TIX-3 requests the session, not the school, if the session is unavailable', async () => {
    const { tix } = aVisit();
    const requests: string[] = [];
    tix.requestSession = async () => {
      requests.push('session');
      throw new Error('Tix - iframe call timeout');
    };
    tix.getEducationUser = async () => {
      requests.push('school');
      return { kind: 'notLoggedIn' };
    };
    const form = new EducationUserViewModel(tix);
    form.start();
    form.receive({ status: 'unavailable', session: anonymousSession });
    await form.retry();
    expect([requests, form.state.kind]).toEqual([['session'], 'unanswered']);
  });
});
