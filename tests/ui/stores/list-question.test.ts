import { describe, expect, it } from 'vitest';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RememberingNavigator } from '#adapters/in-memory/remembering-navigator.adapter.ts';
import { ListQuestion } from '#ui/stores/list-question.ts';

interface Asked {
  readonly keyword: string;
  readonly page: number;
}

function listAt(shown: Asked) {
  const navigator = new RememberingNavigator();
  const timer = new ManualTimer();
  const rules = {
    addressOf: ({ keyword, page }: Asked) => `/list?keyword=${keyword}&page=${page}`,
    withKeyword: (_: Asked, keyword: string) => ({ keyword: keyword.trim(), page: 1 }),
  };
  const question = new ListQuestion<Asked>(navigator, timer, rules, shown);
  return { question, timer, addresses: () => navigator.ways.map(({ path }) => path), navigator };
}

describe('what a visitor asks of a list', () => {
  it('LIST-3 is asked when the typing has rested for 300 ms, once, from page 1', () => {
    const { question, timer, addresses } = listAt({ keyword: '', page: 3 });
    question.type('sop');
    timer.advance(299);
    question.type('sopraan');
    timer.advance(299);
    expect(addresses()).toEqual([]);
    timer.advance(1);
    expect(addresses()).toEqual(['/list?keyword=sopraan&page=1']);
  });

  it('knows a list that came by a wish from one that came with its page', () => {
    const { question } = listAt({ keyword: '', page: 1 });
    question.show({ keyword: '', page: 2 });
    expect(question.isRefined).toBe(false);
    question.ask({ keyword: 'fagot', page: 1 });
    expect(question.isRefined).toBe(false);
    question.show({ keyword: 'fagot', page: 1 });
    expect([question.isRefined, question.isWished]).toEqual([true, true]);
    question.show({ keyword: 'fagot', page: 2 });
    expect([question.isRefined, question.isWished]).toEqual([true, false]);
  });

  it('LIST-3 does not wait for whoever presses Enter', () => {
    const { question, timer, addresses } = listAt({ keyword: '', page: 1 });
    question.type('fagot');
    question.searchFor('fagot');
    timer.advance(1000);
    expect(addresses()).toEqual(['/list?keyword=fagot&page=1']);
  });

  it('is not asked again for the same keyword', () => {
    const { question, timer, addresses } = listAt({ keyword: 'fagot', page: 1 });
    question.type('fagot ');
    timer.advance(300);
    expect(addresses()).toEqual([]);
  });

  it('keeps scroll and history: another view of the same page', () => {
    const { question, navigator } = listAt({ keyword: '', page: 1 });
    question.ask({ keyword: 'hoorn', page: 2 });
    expect(navigator.ways).toEqual([{ path: '/list?keyword=hoorn&page=2', way: 'refine' }]);
  });

  it('is what is wanted at once, and busy until the answer is there', () => {
    const { question } = listAt({ keyword: '', page: 1 });
    const asked = { keyword: 'hoorn', page: 1 };
    question.ask(asked);
    expect([question.wanted, question.isBusy, question.shown.keyword]).toEqual([asked, true, '']);
    question.show(asked);
    expect([question.shown, question.isBusy]).toEqual([asked, false]);
  });

  it('ROUTE-20 shows at once what has been fetched ahead, and goes there when that is done', () => {
    const navigator = new RememberingNavigator();
    const timer = new ManualTimer();
    const hoorn = { keyword: 'hoorn', page: 1 };
    const rules = {
      addressOf: ({ keyword }: Asked) => `/list?keyword=${keyword}`,
      withKeyword: (_: Asked, keyword: string) => ({ keyword, page: 1 }),
      showAhead: (address: string) => {
        if (address !== '/list?keyword=hoorn') return false;
        question.show(hoorn);
        return true;
      },
    };
    const question = new ListQuestion<Asked>(navigator, timer, rules, { keyword: '', page: 1 });
    question.ask(hoorn);
    expect([question.shown, question.isBusy, question.isRefined]).toEqual([hoorn, false, true]);
    expect(navigator.ways).toEqual([]);
    timer.advance(0);
    question.ask({ keyword: 'fagot', page: 1 });
    expect([question.shown, question.isBusy]).toEqual([hoorn, true]);
    expect(navigator.ways.map(({ path }) => path)).toEqual(['/list?keyword=hoorn', '/list?keyword=fagot']);
  });

  it('keeps what is being typed when an answer to something else arrives', () => {
    const { question } = listAt({ keyword: '', page: 1 });
    question.type('sop');
    question.show({ keyword: '', page: 2 });
    expect(question.draft).toBe('sop');
  });

  it('LIST-3 keeps what is being typed when the answer to what was typed before arrives', () => {
    const { question, timer, addresses } = listAt({ keyword: '', page: 1 });
    question.type('johann ');
    timer.advance(300);
    question.show({ keyword: 'johann', page: 1 });
    expect(question.draft).toBe('johann ');
    question.type('johann se');
    timer.advance(300);
    question.type('johann sebas');
    question.show({ keyword: 'johann se', page: 1 });
    expect(question.draft).toBe('johann sebas');
    timer.advance(300);
    expect(addresses().at(-1)).toBe('/list?keyword=johann sebas&page=1');
  });

  it('shows the keyword of the address when the visitor steps back to it', () => {
    const { question } = listAt({ keyword: 'fagot', page: 1 });
    question.show({ keyword: 'hobo', page: 1 });
    expect(question.draft).toBe('hobo');
  });

  it('forgets what stands in the field when everything is asked anew', () => {
    const { question, timer, addresses } = listAt({ keyword: 'fagot', page: 1 });
    question.type('fagotten');
    question.askAnew({ keyword: '', page: 1 });
    timer.advance(1000);
    expect(question.draft).toBe('');
    expect(addresses()).toEqual(['/list?keyword=&page=1']);
  });

  it('is not asked any more after it has stopped', () => {
    const { question, timer, addresses } = listAt({ keyword: '', page: 1 });
    question.type('fagot');
    question.stop();
    timer.advance(1000);
    expect(addresses()).toEqual([]);
  });
});
