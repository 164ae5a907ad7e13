import { describe, expect, it } from 'vitest';
import { InMemoryConsent } from '#adapters/in-memory/in-memory-consent.adapter.ts';
import { ConsentStore } from '#ui/stores/consent.store.ts';

function started(port: InMemoryConsent): ConsentStore {
  const store = new ConsentStore(port);
  store.start();
  return store;
}

describe('the consent question', () => {
  it('TRACK-1 is open for a visitor who has not answered', () => {
    expect(started(new InMemoryConsent()).view).toEqual({ consent: 'pending', question: 'open' });
  });

  it.each(['accepted', 'denied'] as const)('TRACK-1 is closed for a visitor who has %s', (consent) => {
    expect(started(new InMemoryConsent(consent)).view).toEqual({ consent, question: 'closed' });
  });

  it('TRACK-1 is left to the consent tool if there is one', () => {
    const port = new InMemoryConsent('pending', 'tool');
    const store = started(port);
    expect(store.view.question).toBe('closed');
    store.reopenDialog();
    expect([store.view.question, port.reopenCount]).toEqual(['closed', 1]);
  });

  it('is closed by the answer, which is stored', () => {
    const port = new InMemoryConsent();
    const store = started(port);
    // Passed as a bare method, as the page does.
    const { answer } = store;
    answer('denied');
    expect([store.view, port.current()]).toEqual([{ consent: 'denied', question: 'closed' }, 'denied']);
  });

  it('can be opened again, and the answer holds until there is another', () => {
    const store = started(new InMemoryConsent('accepted'));
    store.reopenDialog();
    expect(store.view).toEqual({ consent: 'accepted', question: 'askedFor' });
    store.closeUnanswered();
    expect(store.view).toEqual({ consent: 'accepted', question: 'closed' });
  });

  it('TRACK-5 counts as unanswered if it is closed without an answer', () => {
    const store = started(new InMemoryConsent());
    store.closeUnanswered();
    expect(store.view).toEqual({ consent: 'pending', question: 'closed' });
  });

  it('TRACK-1 is closed by an answer in another tab, unless the visitor has opened it here', () => {
    const port = new InMemoryConsent();
    const store = started(port);
    port.answer('denied');
    expect(store.view).toEqual({ consent: 'denied', question: 'closed' });
    store.reopenDialog();
    port.answer('accepted');
    expect(store.view).toEqual({ consent: 'accepted', question: 'askedFor' });
  });

  it('follows answers from other tabs until it is stopped', () => {
    const port = new InMemoryConsent();
    const store = new ConsentStore(port);
    const end = store.start();
    port.answer('accepted');
    expect(store.view.consent).toBe('accepted');
    end();
    port.answer('denied');
    expect(store.view.consent).toBe('accepted');
  });
});
