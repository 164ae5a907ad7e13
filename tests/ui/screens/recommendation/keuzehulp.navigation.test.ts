import { describe, expect, it } from 'vitest';
import { countRandomFractionsNeeded, pickTreeAndOrder } from '#domain/recommendation/random-choice.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { aRun, runWithSuggestions, startedRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

const concert = { ...anEventCard(), tags: ['uitbundig'], pricesByTag: [] };

describe('a run before or just after opening', () => {
  it('KEUZE-1 has no state yet', () => {
    const { viewModel } = aRun();
    const { currentQuestion, suggestions, retryAddress, answers, isOffline } = viewModel;
    expect([
      currentQuestion,
      suggestions,
      retryAddress,
      answers,
      viewModel.matchingAnswers(concert),
      isOffline,
    ]).toEqual([null, null, null, [], [], false]);
  });

  it('KEUZE-8 persists nothing before the first action', () => {
    const { storage, viewModel } = startedRun();
    expect([storage.session.read(keuzehulpStorageKey), viewModel.answers]).toEqual([null, []]);
  });

  it('KEUZE-5 chooses its tree and the order of its answers at random', () => {
    const data = aQuestionnaire();
    const random = new SeededRandom(5);
    const draw = pickTreeAndOrder(
      data,
      Array.from({ length: countRandomFractionsNeeded(data) }, () => random.fraction()),
    );
    expect(draw).not.toEqual(pickTreeAndOrder(data, []));
    expect(startedRun({ data }).viewModel.keuzehulp).toMatchObject({ kind: 'start', draw });
  });

  it('KEUZE-1 prefers the tree of an address to the random one', () => {
    const { viewModel } = startedRun({ data: aQuestionnaire() });
    const treeId = viewModel.keuzehulp?.draw.treeId;
    const other = treeId === 'mood' ? 'short' : 'mood';
    viewModel.receive(`#question/${other}/`);
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'questionnaire', draw: { treeId: other } });
  });
});

describe('the navigation of a run', () => {
  it('KEUZE-3 adds a history entry for each question and for the suggestions, and none for answers and steps back', async () => {
    const { viewModel, navigator, bridge } = startedRun();
    viewModel.startRun();
    viewModel.answer('uitbundig');
    viewModel.goNext();
    viewModel.goBack();
    viewModel.answer('verstild');
    viewModel.goNext();
    await bridge.answer('recommend');
    viewModel.goBack();
    viewModel.goBack();
    viewModel.goBack();
    expect(navigator.navigations.map(({ path, scope }) => [path.replace('/keuzehulp', ''), scope])).toEqual([
      ['#question/mood/', 'step'],
      ['#question/mood/uitbundig', 'refine'],
      ['#question/mood/uitbundig/', 'step'],
      ['#question/mood/uitbundig', 'refine'],
      ['#question/mood/verstild', 'refine'],
      ['#result/mood/verstild', 'step'],
      ['#question/mood/verstild', 'refine'],
      ['#question/mood/', 'refine'],
      ['', 'refine'],
    ]);
  });

  it('KEUZE-4 goes on without a network from any question but the last', () => {
    const { viewModel, connectivity } = startedRun();
    connectivity.setOnline(false);
    viewModel.startRun();
    viewModel.answer('uitbundig');
    viewModel.goNext();
    expect([viewModel.isOffline, viewModel.currentQuestion?.step]).toEqual([false, 2]);
  });

  it('KEUZE-6 lists all answers in order, and matching answers for suggested concerts only', async () => {
    const { viewModel, walk } = startedRun();
    walk(['uitbundig'], ['modern']);
    expect(viewModel.answers.map(({ tag }) => tag)).toEqual(['uitbundig', 'modern']);
    expect(viewModel.matchingAnswers(concert)).toEqual([]);
    const { viewModel: arrived } = await runWithSuggestions();
    expect(arrived.answers.map(({ tag }) => tag)).toEqual(['uitbundig', 'modern', 'samen']);
  });
});

describe('suggestions that the visitor has stepped back from', () => {
  it('KEUZE-6 are requested again if nothing fitted, regardless of their score', async () => {
    const { viewModel, walk, bridge, logger } = startedRun();
    bridge.scores = {};
    walk(['verstild']);
    await bridge.answer('recommend');
    viewModel.goBack();
    await bridge.answer('save');
    expect([viewModel.keuzehulp?.kind, logger.events]).toEqual(['questionnaire', []]);
    viewModel.goNext();
    await flushPromises();
    expect(bridge.given('recommend')).toHaveLength(2);
  });

  it('KEUZE-7 report on return that the score was not saved, or the mail not sent', async () => {
    const { viewModel, walk, bridge } = startedRun();
    walk(['verstild']);
    await bridge.answer('recommend');
    viewModel.goBack();
    await bridge.answer('save', 'fail');
    viewModel.goNext();
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', score: { kind: 'failed' } });
    const mailed = await runWithSuggestions();
    mailed.viewModel.mail.change('email', 'noor@klankhuis.test');
    void mailed.viewModel.mail.submit();
    mailed.viewModel.goBack();
    await mailed.bridge.answer('mail', 'fail');
    mailed.viewModel.goNext();
    expect(mailed.viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', mail: { kind: 'failed' } });
  });
});
