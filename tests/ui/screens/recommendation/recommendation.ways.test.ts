import { describe, expect, it } from 'vitest';
import { SeededRandom } from '#adapters/in-memory/seeded-random.adapter.ts';
import { drawOf, fractionsFor } from '#domain/recommendation/draw.ts';
import { keuzehulpKey } from '#domain/recommendation/keuzehulp-key.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import { advised, aRun, begun, settled } from '#tests/ui/screens/recommendation/a-run.ts';

const concert = { ...anEventCard(), tags: ['uitbundig'] };

describe('a run before or just after opening', () => {
  it('KEUZE-1 has no state yet', () => {
    const { viewModel } = aRun();
    const { asked, suggestions, failedAt, given, isRefused, isOffline } = viewModel;
    expect([asked, suggestions, failedAt, given, viewModel.whyFits(concert), isRefused, isOffline]).toEqual([
      null,
      null,
      null,
      [],
      [],
      false,
      false,
    ]);
  });

  it('KEUZE-8 persists nothing before the first action', () => {
    const { storage, viewModel } = begun();
    expect([storage.session.read(keuzehulpKey), viewModel.given]).toEqual([null, []]);
  });

  it('KEUZE-5 chooses its tree and the order of its answers at random', () => {
    const data = aQuestionnaire();
    const random = new SeededRandom(5);
    const draw = drawOf(
      data,
      Array.from({ length: fractionsFor(data) }, () => random.fraction()),
    );
    expect(draw).not.toEqual(drawOf(data, []));
    expect(begun({ data }).viewModel.keuzehulp).toMatchObject({ kind: 'start', draw });
  });

  it('KEUZE-1 prefers the tree of an address to the random one', () => {
    const { viewModel } = begun({ data: aQuestionnaire() });
    const drawn = viewModel.keuzehulp?.draw.treeId;
    const other = drawn === 'mood' ? 'short' : 'mood';
    viewModel.receive(`#question/${other}/`);
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'questionnaire', draw: { treeId: other } });
  });
});

describe('the navigation of a run', () => {
  it('KEUZE-3 adds a history entry for each question and for the suggestions, and none for steps back', async () => {
    const { viewModel, navigator, walk, bridge } = begun();
    walk(['verstild']);
    await bridge.answer('recommend');
    viewModel.goBack();
    viewModel.goBack();
    viewModel.goBack();
    expect(navigator.ways.map(({ path, way }) => [path.replace('/keuzehulp', ''), way])).toEqual([
      ['#question/mood/', 'step'],
      ['#question/mood/verstild', 'refine'],
      ['#result/mood/verstild', 'step'],
      ['#question/mood/verstild', 'refine'],
      ['#question/mood/', 'refine'],
      ['', 'refine'],
    ]);
  });

  it('KEUZE-4 requests suggestions once, also if their address is opened again meanwhile', () => {
    const { viewModel, walk, arrive, fragment, bridge } = begun();
    walk(['verstild']);
    arrive();
    viewModel.receive(fragment());
    expect(bridge.given('recommend')).toHaveLength(1);
  });

  it('KEUZE-4 goes on without a network from any question but the last', () => {
    const { viewModel, connectivity } = begun();
    connectivity.turn(false);
    viewModel.begin();
    viewModel.answer('uitbundig');
    viewModel.moveOn();
    expect([viewModel.isOffline, viewModel.asked?.step]).toEqual([false, 2]);
  });

  it('KEUZE-6 lists all answers in order, and matching answers for suggested concerts only', async () => {
    const { viewModel, walk } = begun();
    walk(['uitbundig'], ['modern']);
    expect(viewModel.given.map(({ tag }) => tag)).toEqual(['uitbundig', 'modern']);
    expect(viewModel.whyFits(concert)).toEqual([]);
    const { viewModel: arrived } = await advised();
    expect(arrived.given.map(({ tag }) => tag)).toEqual(['uitbundig', 'modern', 'samen']);
  });
});

describe('suggestions that the visitor has stepped back from', () => {
  it('KEUZE-6 are requested again if nothing fitted, regardless of their score', async () => {
    const { viewModel, walk, bridge, logger } = begun();
    bridge.scores = {};
    walk(['verstild']);
    await bridge.answer('recommend');
    viewModel.goBack();
    await bridge.answer('save');
    expect([viewModel.keuzehulp?.kind, logger.events]).toEqual(['questionnaire', []]);
    viewModel.moveOn();
    await settled();
    expect(bridge.given('recommend')).toHaveLength(2);
  });

  it('KEUZE-7 report on return that the score was not saved, or the mail not sent', async () => {
    const { viewModel, walk, bridge } = begun();
    walk(['verstild']);
    await bridge.answer('recommend');
    viewModel.goBack();
    await bridge.answer('save', 'fail');
    viewModel.moveOn();
    expect(viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', score: { kind: 'failed' } });
    const mailed = await advised();
    mailed.viewModel.mail.type('noor@klankhuis.test');
    mailed.viewModel.mail.submit();
    mailed.viewModel.goBack();
    await mailed.bridge.answer('mail', 'fail');
    mailed.viewModel.moveOn();
    expect(mailed.viewModel.keuzehulp).toMatchObject({ kind: 'suggestions', mail: { kind: 'failed' } });
  });

  it('KEUZE-6 are not looked up again if only the pages were missing', async () => {
    const { viewModel, search, walk, bridge } = begun();
    walk(['verstild']);
    await bridge.answer('recommend');
    search.isAway = true;
    await viewModel.concerts.load();
    search.isAway = false;
    viewModel.retryLookup();
    await settled();
    expect([viewModel.concerts.kind, search.questions.length]).toEqual(['ready', 1]);
  });
});
