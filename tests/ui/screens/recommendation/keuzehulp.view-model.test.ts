import { describe, expect, it } from 'vitest';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aRun, runWithSuggestions, startedRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';

viewModelContract('KeuzehulpViewModel', () => {
  const { viewModel, bridge, walk } = aRun();
  return {
    viewModel,
    readState: () => ({ kind: viewModel.keuzehulp?.kind, events: viewModel.concerts.events.length }),
    observed: 'keuzehulp',
    countRequests: () => bridge.requests.length,
    startLateRequest: async () => {
      viewModel.receive('');
      walk(['verstild']);
      return () => bridge.answer('recommend');
    },
  };
});

describe('a run', () => {
  it('KEUZE-1 starts at the start, chooses its tree once and requests nothing', () => {
    const { viewModel, bridge, navigator } = startedRun();
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'start', draw: { treeId: 'mood' } });
    expect([bridge.requests, navigator.navigations]).toEqual([[], []]);
  });

  it('KEUZE-1 is refused without a usable tree, which is logged in full', () => {
    const { viewModel, logger } = startedRun({ data: aQuestionnaire({ trees: [] }) });
    expect(viewModel.hasNoTree).toBe(true);
    viewModel.startRun();
    expect(viewModel.keuzehulp).toBeNull();
    expect(logger.entries).toMatchObject([
      {
        event: 'keuzehulp.rejected',
        facts: {
          reason:
            'Could not load recommendation tree. Ensure questions, answers, and tree data are available.',
        },
      },
    ]);
  });

  it('KEUZE-2 shows one question at a time, with the chosen answer, the progress and the previous answers', () => {
    const { viewModel, walk } = startedRun();
    walk(['uitbundig']);
    expect(viewModel.currentQuestion).toMatchObject({
      question: { tag: 'architectuur', multiple: true },
      step: 2,
      stepCount: 3,
      hasAnswer: false,
      previousAnswers: [{ tag: 'uitbundig' }],
    });
    viewModel.answer('barok');
    viewModel.answer('modern');
    const chosen = viewModel.currentQuestion?.answers
      .filter(({ isChosen }) => isChosen)
      .map(({ answer }) => answer.tag);
    expect(chosen?.toSorted()).toEqual(['barok', 'modern']);
    viewModel.answer('barok');
    expect(viewModel.currentQuestion?.isLast).toBe(false);
  });

  it('KEUZE-5 keeps the shuffled order through all steps back and forward', () => {
    const { viewModel, walk, arrive } = startedRun();
    walk(['uitbundig']);
    const order = () => viewModel.currentQuestion?.answers.map(({ answer }) => answer.tag);
    const first = order();
    viewModel.answer('modern');
    viewModel.goNext();
    viewModel.goBack();
    viewModel.goBack();
    expect(order()).toEqual(first);
    arrive();
    viewModel.receive('#question/mood/uitbundig/');
    expect(order()).toEqual(first);
  });

  it('KEUZE-3 adds a history entry for every question, but not for every answer', () => {
    const { viewModel, navigator } = startedRun();
    viewModel.startRun();
    viewModel.answer('verstild');
    viewModel.answer('uitbundig');
    viewModel.goNext();
    viewModel.goBack();
    expect(navigator.navigations).toEqual([
      { path: '/keuzehulp#question/mood/', scope: 'step' },
      { path: '/keuzehulp#question/mood/verstild', scope: 'refine' },
      { path: '/keuzehulp#question/mood/uitbundig', scope: 'refine' },
      { path: '/keuzehulp#question/mood/uitbundig/', scope: 'step' },
      { path: '/keuzehulp#question/mood/uitbundig', scope: 'refine' },
    ]);
  });

  it('KEUZE-3 follows the browser back, with the answer, to the start', () => {
    const { viewModel, walk, arrive } = startedRun();
    walk(['uitbundig']);
    arrive();
    viewModel.receive('#question/mood/uitbundig');
    expect(viewModel.currentQuestion).toMatchObject({ step: 1, hasAnswer: true });
    viewModel.receive('');
    expect(viewModel.keuzehulp?.kind).toBe('start');
  });
});

describe('suggestions', () => {
  it('KEUZE-4 KEUZE-6 CALL-26 CALL-28 come best first, with the answers each fits', async () => {
    const { viewModel, bridge, search } = await runWithSuggestions();
    expect(bridge.given('recommend')).toEqual([
      { stemming: 'uitbundig', architectuur: 'modern', gezelschap: 'samen' },
    ]);
    expect(search.questions).toEqual([['102', '103', '101']]);
    expect(viewModel.suggestions?.map(({ uri }) => uri)).toEqual([
      'concerten/102',
      'concerten/103',
      'concerten/101',
    ]);
    const [best] = viewModel.concerts.shown;
    expect(best && viewModel.matchingAnswers(best).map(({ tag }) => tag)).toEqual(['uitbundig', 'modern']);
  });

  it('KEUZE-6 are the best few at first, and all of them on request', async () => {
    const run = startedRun();
    run.bridge.scores = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [String(200 + at), 1 - at / 40]),
    );
    run.walk(['verstild']);
    await run.bridge.answer('recommend');
    expect([run.viewModel.concerts.shown.length, run.viewModel.concerts.events.length]).toEqual([8, 20]);
    run.viewModel.concerts.showAll();
    expect(run.viewModel.concerts.shown).toHaveLength(20);
  });

  it('KEUZE-6 are the same when their address is opened elsewhere', async () => {
    const { fragment } = await runWithSuggestions();
    const elsewhere = aRun();
    elsewhere.viewModel.receive(fragment());
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

  it('KEUZE-6 are requested once in a quarter of an hour', async () => {
    const { viewModel, bridge, walk, clock } = await runWithSuggestions();
    const again = async () => {
      viewModel.restart();
      walk(['uitbundig'], ['modern'], ['samen']);
      await flushPromises();
      return bridge.given('recommend').length;
    };
    expect(await again()).toBe(1);
    expect(viewModel.keuzehulp?.kind).toBe('suggestions');
    clock.advance(900_000);
    expect(await again()).toBe(2);
  });

  it('KEUZE-3 are unchanged after steps back and forward, and are not saved twice', async () => {
    const { viewModel, bridge, fragment, arrive } = await runWithSuggestions();
    arrive();
    const address = fragment();
    viewModel.receive('#question/mood/uitbundig/modern/samen');
    expect(viewModel.currentQuestion?.step).toBe(3);
    viewModel.receive(address);
    await flushPromises();
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', score: { kind: 'saved' } });
    expect([bridge.given('recommend').length, bridge.given('save').length]).toEqual([1, 1]);
  });

  it('KEUZE-4 suggestions that fail lead to the start, with a message and a retry', async () => {
    const { viewModel, bridge, walk, logger, navigator, arrive } = startedRun();
    walk(['verstild']);
    await bridge.answer('recommend', 'fail');
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'start', notice: { kind: 'failed' } });
    expect(viewModel.retryAddress).toBe('/keuzehulp#result/mood/verstild');
    expect(logger.events).toEqual(['keuzehulp.failed']);
    expect(navigator.navigations.at(-1)).toEqual({ path: '/keuzehulp', scope: 'refine' });
    // The browser navigates late to where the run had sent it before.
    arrive();
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'start', notice: { kind: 'failed' } });
    viewModel.receive('#result/mood/verstild');
    await bridge.answer('recommend');
    expect(viewModel.suggestions).toHaveLength(3);
  });

  it('KEUZE-4 suggestions that fail leave no path, and nothing of earlier suggestions and their score', async () => {
    const { viewModel, bridge, fragment, arrive } = await runWithSuggestions();
    arrive();
    const earlier = fragment();
    viewModel.receive('#result/mood/verstild');
    await bridge.answer('recommend', 'fail');
    expect(viewModel.keuzehulp).not.toHaveProperty('path');
    expect(viewModel.answers).toEqual([]);
    arrive();
    viewModel.receive(earlier);
    expect(viewModel.keuzehulp?.kind).toBe('loading');
    await bridge.answer('recommend');
    expect([bridge.given('recommend').length, bridge.given('save').length]).toEqual([2, 2]);
  });

  it('KEUZE-6 KEUZE-7 CALL-26 concerts that cannot be looked up are shown as missing, are saved, and can be looked up again', async () => {
    const { viewModel, bridge, search, walk, logger } = startedRun();
    search.isAway = true;
    walk(['verstild']);
    await bridge.answer('recommend');
    await bridge.answer('save');
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', score: { kind: 'saved' } });
    expect([viewModel.concerts.kind, viewModel.suggestions, logger.events]).toEqual(['missing', null, []]);
    viewModel.retryLookup();
    expect(viewModel.concerts.kind).toBe('lookingUp');
    await flushPromises();
    expect([viewModel.concerts.kind, search.questions.length]).toEqual(['missing', 2]);
    search.isAway = false;
    viewModel.retryLookup();
    await flushPromises();
    expect([viewModel.concerts.kind, viewModel.suggestions?.length]).toEqual(['ready', 3]);
    expect([bridge.given('recommend').length, bridge.given('save').length]).toEqual([1, 1]);
  });

  it('KEUZE-6 concerts that were looked up after stepping back are there on return', async () => {
    const { viewModel, bridge, search, walk, arrive, fragment } = startedRun();
    search.isAway = true;
    walk(['verstild']);
    await bridge.answer('recommend');
    arrive();
    const address = fragment();
    search.isAway = false;
    viewModel.retryLookup();
    viewModel.receive('#question/mood/verstild');
    await flushPromises();
    viewModel.receive(address);
    await flushPromises();
    expect(viewModel.concerts.kind).toBe('ready');
  });

  it('KEUZE-6 KEUZE-7 are none, and saved, if the search finds none of the concerts', async () => {
    const { viewModel, bridge, walk } = startedRun();
    bridge.scores = { 'nobody-knows': 0.9, 'NL/2026:7': 0.8 };
    walk(['verstild']);
    await bridge.answer('recommend');
    expect([viewModel.suggestions, viewModel.concerts.kind]).toEqual([[], 'ready']);
    expect(bridge.given('save')).toHaveLength(1);
  });

  it('KEUZE-4 are not requested without a network: the answers stay until there is one', async () => {
    const { viewModel, bridge, walk, connectivity } = startedRun();
    connectivity.setOnline(false);
    walk(['verstild']);
    expect(viewModel.isOffline).toBe(true);
    expect(viewModel.currentQuestion).toMatchObject({ step: 1, hasAnswer: true });
    viewModel.goBack();
    expect(viewModel.isOffline).toBe(false);
    viewModel.answer('verstild');
    viewModel.goNext();
    connectivity.setOnline(true);
    viewModel.goNext();
    expect(viewModel.isOffline).toBe(false);
    await bridge.answer('recommend');
    expect(viewModel.suggestions).toHaveLength(3);
  });

  it('KEUZE-6 may be none, and their concerts may be unavailable for a while', async () => {
    const none = startedRun();
    none.bridge.scores = {};
    none.walk(['verstild']);
    await none.bridge.answer('recommend');
    expect([none.viewModel.suggestions, none.viewModel.concerts.kind]).toEqual([[], 'ready']);
    const { viewModel, search, walk, bridge } = startedRun();
    walk(['verstild']);
    await bridge.answer('recommend');
    search.isAway = true;
    await viewModel.concerts.load();
    expect(viewModel.concerts.kind).toBe('missing');
    search.isAway = false;
    viewModel.retryLookup();
    await flushPromises();
    expect(viewModel.concerts.kind).toBe('ready');
  });
});
