import { describe, expect, it } from 'vitest';
import { siteSearchParamsCodec } from '#domain/listing/site-search.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingNavigator } from '#tests/support/recording-navigator.ts';
import { ListRequestStore } from '#ui/stores/list-request.store.ts';

interface State {
  readonly keyword: string;
  readonly page: number;
}

interface Data {
  readonly path: string;
  readonly state: State;
}

function dataAt(state: State): Data {
  return { path: '/list', state };
}

function listAt(state: State) {
  const navigator = new RecordingNavigator();
  const timer = new ManualTimer();
  const query = new ListRequestStore<State, Data>(navigator, timer, siteSearchParamsCodec, dataAt(state));
  return { query, timer, addresses: () => navigator.navigations.map(({ path }) => path), navigator };
}

describe('the query of a list', () => {
  it('LIST-3 is requested 300 ms after the last keystroke, once, from page 1', () => {
    const { query, timer, addresses } = listAt({ keyword: '', page: 3 });
    query.type('sop');
    timer.advance(299);
    query.type('sopraan');
    timer.advance(299);
    expect(addresses()).toEqual([]);
    timer.advance(1);
    expect(addresses()).toEqual(['/list?keyword=sopraan']);
  });

  it('distinguishes requested data from that of the first load', () => {
    const { query } = listAt({ keyword: '', page: 1 });
    query.receive(dataAt({ keyword: '', page: 2 }));
    expect(query.isRefined).toBe(false);
    query.request({ keyword: 'fagot', page: 1 });
    expect(query.isRefined).toBe(false);
    query.receive(dataAt({ keyword: 'fagot', page: 1 }));
    expect([query.isRefined, query.isFromRequest]).toEqual([true, true]);
    query.receive(dataAt({ keyword: 'fagot', page: 2 }));
    expect([query.isRefined, query.isFromRequest]).toEqual([true, false]);
  });

  it('LIST-3 is requested immediately on Enter', () => {
    const { query, timer, addresses } = listAt({ keyword: '', page: 1 });
    query.type('fagot');
    query.searchFor('fagot');
    timer.advance(1000);
    expect(addresses()).toEqual(['/list?keyword=fagot']);
  });

  it('is not requested again for the same keyword', () => {
    const { query, timer, addresses } = listAt({ keyword: 'fagot', page: 1 });
    query.type('fagot ');
    timer.advance(300);
    expect(addresses()).toEqual([]);
  });

  it('WAY-10 shows a choice as another view of the same page that Back undoes', () => {
    const { query, timer, navigator } = listAt({ keyword: 'hobo', page: 1 });
    query.request({ keyword: 'hobo', page: 2 });
    query.reset({ keyword: '', page: 1 });
    timer.advance(10);
    expect(navigator.navigations).toEqual([
      { path: '/list?keyword=hobo&page=2', scope: 'filter' },
      { path: '/list', scope: 'filter' },
    ]);
  });

  it('WAY-10 adds no history entry while the visitor types', () => {
    const { query, timer, navigator } = listAt({ keyword: '', page: 1 });
    query.type('fagot');
    timer.advance(300);
    query.receive(dataAt({ keyword: 'fagot', page: 1 }));
    query.searchFor('hobo');
    expect(navigator.navigations).toEqual([
      { path: '/list?keyword=fagot', scope: 'refine' },
      { path: '/list?keyword=hobo', scope: 'refine' },
    ]);
  });

  it('WAY-10 lets Back undo a choice that is still pending when the visitor types', () => {
    const { query, timer, navigator } = listAt({ keyword: '', page: 1 });
    query.request({ keyword: '', page: 2 });
    query.type('fagot');
    timer.advance(300);
    expect(navigator.navigations.at(-1)).toEqual({ path: '/list?keyword=fagot', scope: 'filter' });
    query.receive(dataAt({ keyword: 'fagot', page: 1 }));
    query.searchFor('hobo');
    expect(navigator.navigations.at(-1)?.scope).toBe('refine');
  });

  it('WAY-10 adds no history entry for a choice that is undone while it is pending', () => {
    const { query, navigator } = listAt({ keyword: 'hobo', page: 1 });
    query.request({ keyword: 'hobo', page: 2 });
    query.request({ keyword: 'hobo', page: 1 });
    expect(navigator.navigations.at(-1)).toEqual({ path: '/list?keyword=hobo', scope: 'refine' });
  });

  it('has the requested state immediately, and is busy until its data arrives', () => {
    const { query } = listAt({ keyword: '', page: 1 });
    const requested = { keyword: 'hoorn', page: 1 };
    query.request(requested);
    expect([query.requestedState, query.isBusy, query.data.state.keyword]).toEqual([requested, true, '']);
    query.receive(dataAt(requested));
    expect([query.data.state, query.isBusy]).toEqual([requested, false]);
  });

  it('LIST-15 requests each choice at once, the next with those before it, and shows the data of the last', () => {
    const { query, addresses } = listAt({ keyword: '', page: 1 });
    query.request({ keyword: 'hoorn', page: 1 });
    query.request({ ...query.requestedState, page: 2 });
    expect(addresses()).toEqual(['/list?keyword=hoorn', '/list?keyword=hoorn&page=2']);
    query.receive(dataAt(query.requestedState));
    expect([query.address, query.isBusy, query.isRefined]).toEqual([
      '/list?keyword=hoorn&page=2',
      false,
      true,
    ]);
  });

  it('LIST-4 is not busy any more when the visitor steps back instead of waiting', () => {
    const { query } = listAt({ keyword: 'fagot', page: 1 });
    query.reset({ keyword: '', page: 1 });
    query.receive(dataAt({ keyword: 'hobo', page: 1 }));
    expect([query.isBusy, query.isResetting, query.draft]).toEqual([false, false, 'hobo']);
  });

  it('keeps the draft when data for another state arrives', () => {
    const { query } = listAt({ keyword: '', page: 1 });
    query.type('sop');
    query.receive(dataAt({ keyword: '', page: 2 }));
    expect(query.draft).toBe('sop');
  });

  it('LIST-3 keeps the draft when the data for an earlier draft arrives', () => {
    const { query, timer, addresses } = listAt({ keyword: '', page: 1 });
    query.type('johann ');
    timer.advance(300);
    query.receive(dataAt({ keyword: 'johann', page: 1 }));
    expect(query.draft).toBe('johann ');
    query.type('johann se');
    timer.advance(300);
    query.type('johann sebas');
    query.receive(dataAt({ keyword: 'johann se', page: 1 }));
    expect(query.draft).toBe('johann sebas');
    timer.advance(300);
    expect(addresses().at(-1)).toBe('/list?keyword=johann+sebas');
  });

  it('shows the keyword of the address when the visitor steps back to it', () => {
    const { query } = listAt({ keyword: 'fagot', page: 1 });
    query.receive(dataAt({ keyword: 'hobo', page: 1 }));
    expect(query.draft).toBe('hobo');
  });

  it.each([
    ['begins', (query: ReturnType<typeof listAt>['query']) => query.dropDraft()],
    [
      'has ended',
      (query: ReturnType<typeof listAt>['query']) => query.receive(dataAt({ keyword: 'hobo', page: 1 })),
    ],
  ])('LIST-3 ROUTE-17 drops what was typed when a step through the history %s', (_, step) => {
    const { query, timer, addresses } = listAt({ keyword: 'fagot', page: 1 });
    query.type('fagotten');
    timer.advance(200);
    step(query);
    timer.advance(1000);
    expect([query.draft === 'fagotten', addresses()]).toEqual([false, []]);
  });

  it('LIST-4 does not drop a reset', () => {
    const { query, timer, addresses } = listAt({ keyword: 'fagot', page: 1 });
    query.reset({ keyword: '', page: 1 });
    query.dropDraft();
    timer.advance(10);
    expect(addresses()).toEqual(['/list']);
  });

  it('replaces the draft when another keyword is requested', () => {
    const { query, timer, addresses } = listAt({ keyword: 'fagot', page: 1 });
    query.type('fagotten');
    query.request({ keyword: '', page: 1 });
    timer.advance(1000);
    expect(query.draft).toBe('');
    expect(addresses()).toEqual(['/list']);
  });

  it('LIST-3 requests nothing after it has stopped', () => {
    const { query, timer, addresses } = listAt({ keyword: '', page: 1 });
    const stop = query.start();
    query.type('fagot');
    stop();
    timer.advance(1000);
    expect(addresses()).toEqual([]);
  });
});
