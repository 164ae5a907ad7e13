import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { getVisibleErrors } from '#domain/form/form-state.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aRun, runWithSuggestions, startedRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { keuzehulpStorageKey, keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

describe('the score and the mail', () => {
  it('KEUZE-7 CALL-30 is mailed to a valid address', async () => {
    const { viewModel, bridge } = await runWithSuggestions();
    viewModel.mail.change('email', 'noor');
    void viewModel.mail.submit();
    expect(getVisibleErrors(viewModel.mail.current())).toEqual({ email: 'form.email.invalid' });
    viewModel.mail.change('email', ' noor@klankhuis.test ');
    void viewModel.mail.submit();
    expect(viewModel.mail.current().kind).toBe('sending');
    await bridge.answer('mail');
    expect(viewModel.mail.current().kind).toBe('sent');
    expect(bridge.given('mail')).toMatchObject([{ email: 'noor@klankhuis.test' }]);
  });

  it('KEUZE-7 reports a failure, keeps the draft, and can be retried', async () => {
    const { viewModel, bridge, logger } = await runWithSuggestions();
    viewModel.mail.change('email', 'noor@klankhuis.test');
    void viewModel.mail.submit();
    await bridge.answer('mail', 'fail');
    expect(viewModel.mail.current().kind).toBe('failed');
    expect(viewModel.mail.current().draft.email).toBe('noor@klankhuis.test');
    expect(logger.events).toEqual(['keuzehulp.mail-failed']);
    void viewModel.mail.submit();
    await bridge.answer('mail');
    expect(viewModel.mail.current().kind).toBe('sent');
  });

  it('KEUZE-7 is sent with the second save if the first one failed', async () => {
    const { viewModel, bridge, walk, logger } = startedRun();
    walk(['verstild']);
    await bridge.answer('recommend');
    await bridge.answer('save', 'fail');
    expect(logger.events).toEqual(['keuzehulp.save-failed']);
    expect(viewModel.keuzehulp?.kind).toBe('suggestions');
    viewModel.mail.change('email', 'noor@klankhuis.test');
    void viewModel.mail.submit();
    await bridge.answer('save');
    expect(bridge.given('save')[1]).toMatchObject({ email: 'noor@klankhuis.test' });
    expect(viewModel.mail.current().kind).toBe('sent');
  });
});

describe('the form that mails suggestions', () => {
  it('KEUZE-7 begins again with the same address for other suggestions', async () => {
    const { viewModel, bridge } = await runWithSuggestions();
    viewModel.mail.change('email', 'noor@klankhuis.test');
    void viewModel.mail.submit();
    await bridge.answer('mail');
    viewModel.receive('#result/mood/verstild');
    await bridge.answer('recommend');
    expect(viewModel.mail.current()).toEqual({ kind: 'fresh', draft: { email: 'noor@klankhuis.test' } });
  });

  it('KEUZE-7 FORM-1 keeps the error beside the field when the score arrives', async () => {
    const { viewModel, bridge, walk } = startedRun();
    walk(['verstild']);
    await bridge.answer('recommend');
    viewModel.mail.change('email', 'noor');
    void viewModel.mail.submit();
    await bridge.answer('save');
    expect(getVisibleErrors(viewModel.mail.current())).toEqual({ email: 'form.email.invalid' });
  });
});

describe('the score and the mail of suggestions that the visitor has stepped back from', () => {
  /** At the suggestions, with the score being saved, and then one step back. */
  async function steppedBack() {
    const run = startedRun();
    run.walk(['verstild']);
    await run.bridge.answer('recommend');
    run.arrive();
    const address = run.fragment();
    const back = () => run.viewModel.receive('#question/mood/verstild');
    const forth = () => run.viewModel.receive(address);
    return { ...run, back, forth };
  }

  it('KEUZE-7 is mailed when the score arrives, also to an address that waited for it', async () => {
    const { viewModel, bridge, back, forth } = await steppedBack();
    viewModel.mail.change('email', 'noor@klankhuis.test');
    void viewModel.mail.submit();
    back();
    await bridge.answer('save');
    await bridge.answer('mail');
    forth();
    expect(viewModel.keuzehulp).toMatchObject({ score: { kind: 'saved' }, mail: { kind: 'sent' } });
    expect(viewModel.mail.current().kind).toBe('sent');
    expect([bridge.given('save').length, bridge.given('mail').length]).toEqual([1, 1]);
  });
});

describe('leaving and returning', () => {
  it('KEUZE-7 is not saved before the session is known', async () => {
    const storage = new InMemoryStorage();
    const shared = aRun({ storage });
    shared.viewModel.receive('#result/mood/verstild');
    shared.viewModel.start();
    shared.viewModel.setUser(undefined);
    await shared.bridge.answer('recommend');
    expect(shared.bridge.given('save')).toEqual([]);
    const user = { id: 7, hash: 'cd'.repeat(32) };
    shared.viewModel.setUser(user);
    await flushPromises();
    expect(shared.bridge.given('save')).toMatchObject([{ user }]);
  });

  it('E12 discards suggestions, drafts and pending requests when the visitor leaves', async () => {
    const { viewModel, bridge, storage, walk } = await runWithSuggestions();
    viewModel.mail.change('email', 'noor@klankhuis.test');
    viewModel.restart();
    walk(['verstild']);
    storage.session.remove(keuzehulpStorageKey);
    storage.session.remove(keuzehulpSuggestionsStorageKey);
    viewModel.setUser({ id: 8, hash: 'ef'.repeat(32) });
    await bridge.answer('recommend');
    expect([viewModel.keuzehulp?.kind, viewModel.mail.current().draft.email]).toEqual(['start', '']);
    expect(storage.session.read(keuzehulpSuggestionsStorageKey)).toBeNull();
  });

  it('E12 does not save a waiting score for the next visitor', async () => {
    const { viewModel, bridge, storage, walk } = startedRun();
    viewModel.setUser(undefined);
    walk(['verstild']);
    await bridge.answer('recommend');
    storage.session.remove(keuzehulpStorageKey);
    viewModel.setUser({ id: 8, hash: 'ef'.repeat(32) });
    await flushPromises();
    expect([viewModel.keuzehulp?.kind, bridge.given('save')]).toEqual(['start', []]);
  });

  it('E12 leaves no suggestions to step forward to', async () => {
    const { viewModel, storage, fragment, arrive } = await runWithSuggestions();
    arrive();
    const address = fragment();
    viewModel.receive('');
    storage.session.remove(keuzehulpStorageKey);
    viewModel.setUser(null);
    arrive();
    viewModel.receive(address);
    expect(viewModel.keuzehulp?.kind).toBe('loading');
  });

  it('KEUZE-8 resumes at the last question, also from the bare address', () => {
    const storage = new InMemoryStorage();
    const before = startedRun({ storage });
    before.walk(['uitbundig']);
    const order = before.viewModel.currentQuestion?.answers.map(({ answer }) => answer.tag);
    const after = startedRun({ storage });
    expect(after.viewModel.currentQuestion).toMatchObject({ step: 2 });
    expect(after.viewModel.currentQuestion?.answers.map(({ answer }) => answer.tag)).toEqual(order);
    expect(after.navigator.navigations).toEqual([
      { path: '/keuzehulp#question/mood/uitbundig/', scope: 'refine' },
    ]);
  });

  it('KEUZE-8 has the suggestions immediately after a reload, with the saved score', async () => {
    const { storage, fragment } = await runWithSuggestions();
    const reloaded = aRun({ storage });
    reloaded.viewModel.receive(fragment());
    reloaded.viewModel.start();
    await flushPromises();
    expect(reloaded.viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', score: { kind: 'saved' } });
    expect(reloaded.viewModel.concerts.shown).toHaveLength(3);
    expect(reloaded.bridge.requests).toEqual([]);
  });

  it('KEUZE-8 prefers another address to the persisted run', () => {
    const storage = new InMemoryStorage();
    startedRun({ storage }).walk(['uitbundig']);
    const shared = aRun({ storage });
    shared.viewModel.receive('#result/mood/verstild');
    shared.viewModel.start();
    expect(shared.viewModel.keuzehulp).toMatchObject({ kind: 'loading', path: [{ answers: ['verstild'] }] });
  });

  it('KEUZE-8 ignores an address of a part of the page', () => {
    const storage = new InMemoryStorage();
    const { viewModel, walk, navigator } = startedRun({ storage });
    walk(['uitbundig']);
    const { length } = navigator.navigations;
    viewModel.receive('#main');
    expect([viewModel.currentQuestion?.step, navigator.navigations.length]).toEqual([2, length]);
    const reloaded = aRun({ storage });
    reloaded.viewModel.receive('#main');
    expect(reloaded.viewModel.currentQuestion?.step).toBe(2);
  });
});

describe('tracking', () => {
  it('TRACK-6 tracks events as they happen: the suggestions once, and the clips by name', async () => {
    const { viewModel, tracked } = await runWithSuggestions();
    viewModel.trackAudio('play', 'uitbundig');
    expect(tracked.map(({ kind }) => kind)).toEqual([
      'keuzehulpStarted',
      ...Array.from({ length: 6 }, () => 'keuzehulpStepTaken'),
      'keuzehulpEnded',
      'concertsSuggested',
      'keuzehulpClipPlayed',
    ]);
    expect(tracked.at(-1)).toEqual({ kind: 'keuzehulpClipPlayed', action: 'play', clip: 'uitbundig' });
  });
});
