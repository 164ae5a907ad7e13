import { describe, expect, it } from 'vitest';
import { InMemoryConsent } from '#tests/support/in-memory-consent.ts';
import { ConsentStore } from '#ui/stores/consent.store.ts';

function started(port: InMemoryConsent): ConsentStore {
  const store = new ConsentStore(port);
  store.start();
  return store;
}

describe('the consent store', () => {
  it.each(['pending', 'accepted', 'denied'] as const)(
    'TRACK-1 reads that consent is %s, and opens nothing',
    (consent) => {
      expect(started(new InMemoryConsent(consent)).view).toEqual({ consent, isDialogOpen: false });
    },
  );

  it('TRACK-1 leaves the dialog to the consent tool if there is one', () => {
    const port = new InMemoryConsent('pending', 'tool');
    const store = started(port);
    store.reopenDialog();
    expect([store.view.isDialogOpen, port.reopenCount]).toEqual([false, 1]);
  });

  it('stores an answer, which closes the dialog', () => {
    const port = new InMemoryConsent();
    const store = started(port);
    store.reopenDialog();
    // Passed as a bare method, as the page does.
    const { answer } = store;
    answer('denied');
    expect([store.view, port.current()]).toEqual([{ consent: 'denied', isDialogOpen: false }, 'denied']);
  });

  it.each(['accepted', 'pending'] as const)(
    'TRACK-5 leaves consent %s if the dialog is closed without an answer',
    (consent) => {
      const store = started(new InMemoryConsent(consent));
      store.reopenDialog();
      expect(store.view).toEqual({ consent, isDialogOpen: true });
      store.closeDialog();
      expect(store.view).toEqual({ consent, isDialogOpen: false });
    },
  );

  it('TRACK-1 follows an answer in another tab, and leaves a dialog open that the visitor opened here', () => {
    const port = new InMemoryConsent();
    const store = started(port);
    store.reopenDialog();
    port.answer('accepted');
    expect(store.view).toEqual({ consent: 'accepted', isDialogOpen: true });
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
