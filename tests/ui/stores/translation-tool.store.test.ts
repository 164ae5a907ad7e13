import { describe, expect, it } from 'vitest';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import type { TextEditUrl } from '#ports/cms.port.ts';
import type { EditorCms } from '#tests/contracts/translation-urls.contract.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { TranslationToolStore } from '#ui/stores/translation-tool.store.ts';

const basketUrl: TextEditUrl = { key: 'header.basket', url: '/admin/translations/nl/header.basket' };
const soon = 100;

const editing = createInMemoryCms(aHall(), { translationUrls: { nl: [basketUrl] } });

function theTool(port: EditorCms = editing) {
  const timer = new ManualTimer();
  const logger = new RecordingLogger();
  return { timer, logger, tool: new TranslationToolStore(port, timer, logger, 'nl') };
}

/** An editor port whose response the test resolves. */
class HeldUrls implements EditorCms {
  questions = 0;
  letGo = (_urls: readonly TextEditUrl[]): void => {};

  translationUrls(): Promise<readonly TextEditUrl[]> {
    this.questions += 1;
    return new Promise((resolve) => {
      this.letGo = resolve;
    });
  }
}

viewModelContract('the translation tool', () => {
  const urls = new HeldUrls();
  const { tool } = theTool(urls);
  return {
    viewModel: tool,
    readState: () => tool.urls,
    observed: 'tool',
    countRequests: () => urls.questions,
    startLateRequest: async () => async () => {
      urls.letGo([basketUrl]);
      await flushPromises();
    },
  };
});

describe('the translation tool', () => {
  it('I18N-2 lists the rendered texts in order, each with its newest text and its edit link, without its own', async () => {
    const { tool, timer } = theTool();
    tool.start();
    await flushPromises();
    tool.record({ key: 'header.menu', translated: 'Hoofdmenu' });
    tool.record({ key: 'header.basket', translated: 'Winkelmand' });
    tool.record({ key: 'header.basket', translated: 'Mandje' });
    tool.record({ key: 'controlPanel.title', translated: 'Redactie' });
    timer.advance(soon);
    expect(tool.listedTexts).toEqual([
      { key: 'header.menu', translated: 'Hoofdmenu' },
      { key: 'header.basket', translated: 'Mandje', url: basketUrl.url },
    ]);
  });

  it('I18N-2 records and requests nothing while it is off', () => {
    const urls = new HeldUrls();
    const { tool, timer } = theTool(urls);
    tool.record({ key: 'header.menu', translated: 'Hoofdmenu' });
    timer.advance(soon);
    expect([tool.listedTexts, urls.questions, timer.pendingCount]).toEqual([[], 0, 0]);
  });

  it('I18N-2 discards its texts when it is switched off', () => {
    const { tool, timer } = theTool();
    const disable = tool.start();
    tool.record({ key: 'header.menu', translated: 'Hoofdmenu' });
    timer.advance(soon);
    disable();
    expect([tool.tool.enabled, tool.listedTexts]).toEqual([false, []]);
  });

  it('I18N-2 updates its list once for all texts of a render, and not again for known texts', () => {
    const { tool, timer } = theTool();
    tool.start();
    tool.record({ key: 'header.menu', translated: 'Hoofdmenu' });
    tool.record({ key: 'header.basket', translated: 'Mandje' });
    expect(timer.pendingCount).toBe(1);
    timer.advance(soon);
    tool.record({ key: 'header.menu', translated: 'Hoofdmenu' });
    expect(timer.pendingCount).toBe(0);
  });

  it('CALL-7 lists texts without edit links if the CMS is unavailable, and logs that', async () => {
    const away: EditorCms = {
      translationUrls: () => Promise.reject(new Error('Could not fetch it: 500')),
    };
    const { tool, timer, logger } = theTool(away);
    tool.start();
    tool.record({ key: 'header.basket', translated: 'Mandje' });
    timer.advance(soon);
    await flushPromises();
    expect(tool.listedTexts).toEqual([{ key: 'header.basket', translated: 'Mandje' }]);
    expect(logger.entries.map(({ event }) => event)).toEqual(['translations.fetch-failed']);
  });
});
