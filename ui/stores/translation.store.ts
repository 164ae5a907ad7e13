import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type FoundTranslation,
  listedTranslations,
  noted,
  type TranslationTool,
  type TranslationUrl,
  translationToolOff,
} from '#domain/flags/translation-tool.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { messageOf } from '#domain/message-of.ts';
import type { EditorPort } from '#ports/editor.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** Milliseconds in which the texts of one drawing are gathered, so that it is followed by one drawing of their list. */
const gathering = 50;

/** The tool that shows editors the texts of a page and where to change them (I18N-2). Off until it is started. */
export class TranslationStore {
  tool: TranslationTool = translationToolOff;
  urls: readonly TranslationUrl[] = [];

  readonly #editor: EditorPort;
  readonly #timer: Timer;
  readonly #logger: Logger;
  readonly #locale: Locale;
  /** Not the tool's own flag: what draws texts would else be drawn anew whenever one is found. */
  #isListening = false;
  readonly #known = new Map<string, string>();
  #heard: readonly FoundTranslation[] = [];
  #cancelTimer: () => void = () => {};

  constructor(editor: EditorPort, timer: Timer, logger: Logger, locale: Locale) {
    this.#editor = editor;
    this.#timer = timer;
    this.#logger = logger;
    this.#locale = locale;
    makeAutoObservable(this, { tool: observableRef, urls: observableRef }, { autoBind: true });
  }

  /** Enables the tool: it begins to note texts, and asks where they are edited. The function returned disables it. */
  start(): () => void {
    const life = new AbortController();
    this.#isListening = true;
    this.tool = { ...translationToolOff, enabled: true };
    void this.#askUrls(life.signal);
    return () => {
      life.abort();
      this.#cancelTimer();
      this.#isListening = false;
      this.#heard = [];
      this.#known.clear();
      runInAction(() => {
        this.tool = translationToolOff;
      });
    };
  }

  /** A text was drawn. May be told while drawing; what is listed changes afterwards, and only where the text is new. */
  note(found: FoundTranslation): void {
    if (!this.#isListening || this.#known.get(found.key) === found.translated) return;
    this.#known.set(found.key, found.translated);
    if (this.#heard.length === 0) this.#cancelTimer = this.#timer.after(gathering, this.#take);
    this.#heard = [...this.#heard, found];
  }

  /** The texts to list, in the order found, with the place to edit each where there is one. */
  get listed(): ReturnType<typeof listedTranslations> {
    return listedTranslations(this.tool, this.urls);
  }

  readonly #take = (): void => {
    const heard = this.#heard;
    this.#heard = [];
    runInAction(() => {
      this.tool = heard.reduce(noted, this.tool);
    });
  };

  async #askUrls(signal: AbortSignal): Promise<void> {
    try {
      const urls = await this.#editor.translationUrls({ locale: this.#locale }, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.urls = urls;
      });
    } catch (cause) {
      if (!signal.aborted) this.#logger.warn('translations.fetch-failed', { message: messageOf(cause) });
    }
  }
}
