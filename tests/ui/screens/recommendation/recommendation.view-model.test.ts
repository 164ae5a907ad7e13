import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { keuzehulpKey } from '#domain/recommendation/stored-keuzehulp.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import { aRun, settled } from '#tests/ui/screens/recommendation/a-run.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';

viewModelContract('KeuzehulpViewModel', () => {
  const { viewModel, bridge, walk } = aRun();
  return {
    viewModel,
    facts: () => ({ kind: viewModel.keuzehulp?.kind, events: viewModel.concerts.events.length }),
    observed: 'keuzehulp',
    questions: () => bridge.asked.length,
    askLate: async () => {
      viewModel.show('');
      walk(['verstild']);
      return () => bridge.answer('recommend');
    },
  };
});

/** A run whose page is on the screen. */
function begun(...given: Parameters<typeof aRun>) {
  const run = aRun(...given);
  run.viewModel.show('');
  run.viewModel.start();
  return run;
}

/** A run that has come to its suggestions, with the score saved. */
async function advised() {
  const run = begun();
  run.walk(['uitbundig'], ['modern'], ['samen']);
  await run.bridge.answer('recommend');
  await run.bridge.answer('save');
  return run;
}

describe('a run', () => {
  it('KEUZE-1 stands at its start, draws its tree once and asks nobody', () => {
    const { viewModel, bridge, navigator } = begun();
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'start', draw: { treeId: 'mood' } });
    expect([bridge.asked, navigator.ways]).toEqual([[], []]);
  });

  it('KEUZE-1 is refused where there is nothing to ask, and that is logged to the letter', () => {
    const { viewModel, logger } = begun({ data: aQuestionnaire({ trees: [] }) });
    expect(viewModel.isRefused).toBe(true);
    viewModel.begin();
    expect(viewModel.keuzehulp).toBeNull();
    expect(logger.entries).toMatchObject([
      {
        event: 'keuzehulp.refused',
        facts: {
          why: 'Could not load recommendation tree. Ensure questions, answers, and tree data are available.',
        },
      },
    ]);
  });

  it('KEUZE-2 asks one question at a time, with what is chosen, how far it is and what came before', () => {
    const { viewModel, walk } = begun();
    walk(['uitbundig']);
    expect(viewModel.asked).toMatchObject({
      question: { tag: 'architectuur', multiple: true },
      step: 2,
      of: 3,
      hasAnswer: false,
      earlier: [{ tag: 'uitbundig' }],
    });
    viewModel.answer('barok');
    viewModel.answer('modern');
    const chosen = viewModel.asked?.answers
      .filter(({ isChosen }) => isChosen)
      .map(({ answer }) => answer.tag);
    expect(chosen?.toSorted()).toEqual(['barok', 'modern']);
    viewModel.answer('barok');
    expect(viewModel.asked?.isLast).toBe(false);
  });

  it('KEUZE-5 keeps the shuffled order through every step back and forth', () => {
    const { viewModel, walk } = begun();
    walk(['uitbundig']);
    const order = () => viewModel.asked?.answers.map(({ answer }) => answer.tag);
    const first = order();
    viewModel.answer('modern');
    viewModel.moveOn();
    viewModel.goBack();
    viewModel.goBack();
    expect(order()).toEqual(first);
    viewModel.show('#question/mood/uitbundig/');
    expect(order()).toEqual(first);
  });

  it('KEUZE-3 has a place in the history for every question, and none for every answer', () => {
    const { viewModel, navigator } = begun();
    viewModel.begin();
    viewModel.answer('verstild');
    viewModel.answer('uitbundig');
    viewModel.moveOn();
    viewModel.goBack();
    expect(navigator.ways).toEqual([
      { path: '/keuzehulp#question/mood/', way: 'step' },
      { path: '/keuzehulp#question/mood/verstild', way: 'refine' },
      { path: '/keuzehulp#question/mood/uitbundig', way: 'refine' },
      { path: '/keuzehulp#question/mood/uitbundig/', way: 'step' },
      { path: '/keuzehulp#question/mood/uitbundig', way: 'refine' },
    ]);
  });

  it('KEUZE-3 follows the browser back, answer and all, to the very start', () => {
    const { viewModel, walk } = begun();
    walk(['uitbundig']);
    viewModel.show('#question/mood/uitbundig');
    expect(viewModel.asked).toMatchObject({ step: 1, hasAnswer: true });
    viewModel.show('');
    expect(viewModel.keuzehulp?.kind).toBe('start');
  });
});

describe('suggestions', () => {
  it('KEUZE-4 KEUZE-6 CALL-26 CALL-28 come best first, with the answers each fits', async () => {
    const { viewModel, bridge, search } = await advised();
    expect(bridge.given('recommend')).toEqual([
      { stemming: 'uitbundig', architectuur: 'modern', gezelschap: 'samen' },
    ]);
    expect(search.questions).toMatchObject([
      { locale: 'nl', selection: 'stemming=uitbundig>architectuur=modern>gezelschap=samen' },
    ]);
    expect(viewModel.suggestions?.map(({ uri }) => uri)).toEqual([
      'concerten/102',
      'concerten/103',
      'concerten/101',
    ]);
    const [best] = viewModel.shown;
    expect(best && viewModel.whyFits(best).map(({ tag }) => tag)).toEqual(['uitbundig', 'modern']);
  });

  it('KEUZE-6 are the best few at first, and all of them for whoever asks', async () => {
    const run = begun();
    run.bridge.scores = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [String(200 + at), 1 - at / 40]),
    );
    run.walk(['verstild']);
    await run.bridge.answer('recommend');
    expect([run.viewModel.shown.length, run.viewModel.concerts.events.length]).toEqual([8, 20]);
    run.viewModel.showAll();
    expect(run.viewModel.shown).toHaveLength(20);
  });

  it('KEUZE-6 are the same for whoever opens their address elsewhere', async () => {
    const { fragment } = await advised();
    const elsewhere = aRun();
    elsewhere.viewModel.show(fragment());
    elsewhere.viewModel.start();
    expect(elsewhere.viewModel.keuzehulp?.kind).toBe('loading');
    await elsewhere.bridge.answer('recommend');
    expect(elsewhere.viewModel.suggestions?.map(({ uri }) => uri)).toEqual([
      'concerten/102',
      'concerten/103',
      'concerten/101',
    ]);
    expect(elsewhere.bridge.given('recommend')).toHaveLength(1);
  });

  it('KEUZE-6 are asked for once in a quarter of an hour', async () => {
    const { viewModel, bridge, walk, clock } = await advised();
    const again = async () => {
      viewModel.restart();
      walk(['uitbundig'], ['modern'], ['samen']);
      await settled();
      return bridge.given('recommend').length;
    };
    expect(await again()).toBe(1);
    expect(viewModel.keuzehulp?.kind).toBe('suggestions');
    clock.advance(900_000);
    expect(await again()).toBe(2);
  });

  it('KEUZE-3 stand as they were for whoever steps back and forth, and are not saved twice', async () => {
    const { viewModel, bridge, fragment } = await advised();
    const address = fragment();
    viewModel.show('#question/mood/uitbundig/modern/samen');
    expect(viewModel.asked?.step).toBe(3);
    viewModel.show(address);
    await settled();
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', score: { kind: 'saved' } });
    expect([bridge.given('recommend').length, bridge.given('save').length]).toEqual([1, 1]);
  });

  it('KEUZE-4 that do not come leave the start, a word about it, and the way to ask once more', async () => {
    const { viewModel, bridge, walk, logger, navigator } = begun();
    walk(['verstild']);
    await bridge.answer('recommend', 'fail');
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'start', notice: 'keuzehulp.failed' });
    expect(viewModel.failedAt).toBe('/keuzehulp#result/mood/verstild');
    expect(logger.events).toEqual(['keuzehulp.failed']);
    expect(navigator.ways.at(-1)).toEqual({ path: '/keuzehulp', way: 'refine' });
    viewModel.show('#result/mood/verstild');
    await bridge.answer('recommend');
    expect(viewModel.suggestions).toHaveLength(3);
  });

  it('KEUZE-4 are not asked for without a network: the answers stand until there is one', async () => {
    const { viewModel, bridge, walk, connectivity } = begun();
    connectivity.turn(false);
    walk(['verstild']);
    expect(viewModel.isOffline).toBe(true);
    expect(viewModel.asked).toMatchObject({ step: 1, hasAnswer: true });
    connectivity.turn(true);
    viewModel.moveOn();
    expect(viewModel.isOffline).toBe(false);
    await bridge.answer('recommend');
    expect(viewModel.suggestions).toHaveLength(3);
  });

  it('KEUZE-6 may be none, and the concerts behind them may be away for a while', async () => {
    const none = begun();
    none.bridge.scores = {};
    none.walk(['verstild']);
    await none.bridge.answer('recommend');
    expect([none.viewModel.suggestions, none.viewModel.concerts.kind]).toEqual([[], 'ready']);
    const { viewModel, search, walk, bridge } = begun();
    walk(['verstild']);
    await bridge.answer('recommend');
    search.isAway = true;
    await viewModel.loadConcerts();
    expect(viewModel.concerts.kind).toBe('unavailable');
    search.isAway = false;
    await viewModel.loadConcerts();
    expect(viewModel.concerts.kind).toBe('ready');
  });
});

describe('the score and the mail', () => {
  it('KEUZE-7 CALL-29 is saved with whoever is logged in', async () => {
    const { viewModel, bridge, walk } = begun();
    const user = { id: 7, hash: 'cd'.repeat(32) };
    viewModel.know(user);
    walk(['verstild']);
    await bridge.answer('recommend');
    expect(bridge.given('save')).toEqual([{ answers: { stemming: 'verstild' }, user }]);
  });

  it('KEUZE-7 CALL-30 is mailed to an address that is one', async () => {
    const { viewModel, bridge } = await advised();
    viewModel.mail.type('noor');
    viewModel.mail.submit();
    expect(viewModel.mail.errors).toEqual({ email: 'form.email.invalid' });
    expect(bridge.given('mail')).toEqual([]);
    viewModel.mail.type(' noor@klankhuis.test ');
    viewModel.mail.submit();
    expect(viewModel.mail.isSending).toBe(true);
    await bridge.answer('mail');
    expect(viewModel.mail.form.kind).toBe('sent');
    expect(bridge.given('mail')).toMatchObject([{ email: 'noor@klankhuis.test' }]);
  });

  it('KEUZE-7 says where it did not work, keeps what was typed, and can be tried again', async () => {
    const { viewModel, bridge, logger } = await advised();
    viewModel.mail.type('noor@klankhuis.test');
    viewModel.mail.submit();
    await bridge.answer('mail', 'fail');
    expect(viewModel.mail.form.kind).toBe('failed');
    expect(viewModel.mail.email).toBe('noor@klankhuis.test');
    expect(logger.events).toEqual(['keuzehulp.not-mailed']);
    viewModel.mail.submit();
    await bridge.answer('mail');
    expect(viewModel.mail.form.kind).toBe('sent');
  });

  it('KEUZE-7 goes along with a second saving where the first one failed', async () => {
    const { viewModel, bridge, walk, logger } = begun();
    walk(['verstild']);
    await bridge.answer('recommend');
    await bridge.answer('save', 'fail');
    expect(logger.events).toEqual(['keuzehulp.not-saved']);
    expect(viewModel.keuzehulp?.kind).toBe('suggestions');
    viewModel.mail.type('noor@klankhuis.test');
    viewModel.mail.submit();
    await bridge.answer('save');
    expect(bridge.given('save')[1]).toMatchObject({ email: 'noor@klankhuis.test' });
    expect(viewModel.mail.form.kind).toBe('sent');
  });
});

describe('leaving and coming back', () => {
  it('KEUZE-8 takes up the question somebody was at, also from the bare address', () => {
    const storage = new InMemoryStorage();
    const before = begun({ storage });
    before.walk(['uitbundig']);
    const order = before.viewModel.asked?.answers.map(({ answer }) => answer.tag);
    const after = begun({ storage });
    expect(after.viewModel.asked).toMatchObject({ step: 2 });
    expect(after.viewModel.asked?.answers.map(({ answer }) => answer.tag)).toEqual(order);
    expect(after.navigator.ways).toEqual([{ path: '/keuzehulp#question/mood/uitbundig/', way: 'refine' }]);
  });

  it('KEUZE-8 has the suggestions at once after a reload, with the score that was saved', async () => {
    const { storage, fragment } = await advised();
    const reloaded = aRun({ storage });
    reloaded.viewModel.show(fragment());
    reloaded.viewModel.start();
    await settled();
    expect(reloaded.viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', score: { kind: 'saved' } });
    expect(reloaded.viewModel.shown).toHaveLength(3);
    expect(reloaded.bridge.asked).toEqual([]);
  });

  it('KEUZE-8 lets another address win over what was kept', () => {
    const storage = new InMemoryStorage();
    begun({ storage }).walk(['uitbundig']);
    const shared = aRun({ storage });
    shared.viewModel.show('#result/mood/verstild');
    shared.viewModel.start();
    expect(shared.viewModel.keuzehulp).toMatchObject({ kind: 'loading', path: [{ answers: ['verstild'] }] });
  });

  it('KEUZE-8 begins anew where nothing of what was kept can be read', () => {
    const storage = new InMemoryStorage();
    storage.session.write(keuzehulpKey, '{"kind":"suggestions","draw":7}');
    expect(begun({ storage }).viewModel.keuzehulp?.kind).toBe('start');
  });

  it('KEUZE-8 works where the browser keeps nothing', () => {
    const { viewModel, walk } = begun({ storage: new InMemoryStorage({ keeping: 'inMemory' }) });
    walk(['uitbundig']);
    expect(viewModel.asked?.step).toBe(2);
  });
});

describe('what is counted', () => {
  it('TRACK-6 is told as it happens, the suggestions once and the sounds by name', async () => {
    const { viewModel, tracked } = await advised();
    viewModel.heard('play', 'uitbundig');
    expect(tracked.map(({ event }) => event)).toEqual([
      'keuzehulp_start',
      ...Array.from({ length: 6 }, () => 'keuzehulp_interaction'),
      'keuzehulp_end',
      'recommendation_view',
      'keuzehulp_audio',
    ]);
    expect(tracked.at(-1)).toEqual({ event: 'keuzehulp_audio', action: 'play', clip: 'uitbundig' });
  });
});
