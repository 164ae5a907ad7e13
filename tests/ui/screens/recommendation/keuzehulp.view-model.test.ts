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
  it('KEUZE-1 is refused without a usable tree, which is logged in full', () => {
    const { viewModel, logger } = startedRun({ data: aQuestionnaire({ trees: [] }) });
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
});
