import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { toErrorMessage } from '#domain/error-message.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { CmsPort, type TextEditUrl } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import {
  listTranslatedTexts,
  recordTranslation,
  type TranslatedText,
  type TranslationToolState,
  initialTranslationToolState,
} from '#ui/stores/translation-tool.ts';

/** Debounce in which the texts of one render are collected, so that their list renders once. */
const debounceMs = 50;

/** The tool that lists the texts of a page for editors, with links to edit them (I18N-2). Off until it is started. */
export class TranslationToolStore {
  tool: TranslationToolState = initialTranslationToolState;
  urls: readonly TextEditUrl[] = [];

  readonly #cms: Pick<CmsPort, 'translationUrls'>;
  readonly #timer: Timer;
  readonly #logger: Logger;
  readonly #locale: Locale;
  /**
   * Separate from the tool's flag, which is observable: components that render texts would render again for every text found.
   */
  #isRecording = false;
  readonly #textByKey = new Map<string, string>();
  #collected: readonly TranslatedText[] = [];
  #cancelTimer: () => void = () => {};

  constructor(cms: Pick<CmsPort, 'translationUrls'>, timer: Timer, logger: Logger, locale: Locale) {
    this.#cms = cms;
    this.#timer = timer;
    this.#logger = logger;
    this.#locale = locale;
    makeAutoObservable(this, { tool: observableRef, urls: observableRef }, { autoBind: true });
  }

  /** Enables the tool: records texts, and fetches where they are edited. The function returned disables it. */
  start(): () => void {
    const lifetime = new AbortController();
    this.#isRecording = true;
    this.tool = { ...initialTranslationToolState, enabled: true };
    void this.#fetchUrls(lifetime.signal);
    return () => {
      lifetime.abort();
      this.#cancelTimer();
      this.#isRecording = false;
      this.#collected = [];
      this.#textByKey.clear();
      runInAction(() => {
        this.tool = initialTranslationToolState;
      });
    };
  }

  /** Records a rendered text. Safe to call during render: the list changes later, and only for new texts. */
  record(found: TranslatedText): void {
    if (!this.#isRecording || this.#textByKey.get(found.key) === found.translated) return;
    this.#textByKey.set(found.key, found.translated);
    if (this.#collected.length === 0) this.#cancelTimer = this.#timer.after(debounceMs, this.#flush);
    this.#collected = [...this.#collected, found];
  }

  /** The texts to list, in the order found, with the address to edit each, if there is one. */
  get listedTexts(): ReturnType<typeof listTranslatedTexts> {
    return listTranslatedTexts(this.tool, this.urls);
  }

  readonly #flush = (): void => {
    const collected = this.#collected;
    this.#collected = [];
    runInAction(() => {
      this.tool = collected.reduce(recordTranslation, this.tool);
    });
  };

  async #fetchUrls(signal: AbortSignal): Promise<void> {
    try {
      const urls = await this.#cms.translationUrls({ locale: this.#locale }, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.urls = urls;
      });
    } catch (cause) {
      if (!signal.aborted) this.#logger.warn('translations.fetch-failed', { message: toErrorMessage(cause) });
    }
  }
}

/** The translation tool in the language of a page. */
export const translationToolBinding = defineBinding(
  'TranslationToolStore',
  [CmsPort, Timer, Logger],
  (cms, timer, logger) => (locale: Locale) => new TranslationToolStore(cms, timer, logger, locale),
);
