/** The timing of one click, in milliseconds since the release of the pointer. */
export interface WatchedClick {
  /** Until the new list was painted. */
  readonly painted: number;
  /** The longest task until then. */
  readonly longestTask: number;
  /** Its interaction to next paint: of pressing or releasing, whichever takes longer. 0: less than 16. */
  readonly interaction: number;
}

declare global {
  interface Window {
    /** Starts to observe the next click on the calendar. */
    watchClick(): void;
    /** The timing of that click, once its new list is painted. Rejects if there is none. */
    watchedClick(): Promise<WatchedClick>;
    /** Starts to observe the next interaction, whatever it shows. */
    watchInteraction(): void;
    /** Its interaction to next paint, in milliseconds; 0: less than 16. */
    watchedInteraction(): Promise<number>;
  }
}

/**
 * Runs in the page before any other script. A new list has other checked filters and a count of concerts, which is empty while the
 * list loads; the next frame paints it.
 */
export function installClickWatcher(): void {
  /** The timeout of a click without a result, in milliseconds. */
  const timeoutMs = 20_000;
  const tasks: PerformanceEntry[] = [];
  const events: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  });

  const frame = () => new Promise(requestAnimationFrame);
  /** Runs directly after the frame. */
  const afterFrame = () => scheduler.postTask(() => {}, { priority: 'user-blocking' });
  const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length));
  const clicked = () =>
    new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
  const counted = () =>
    new Promise<void>((resolve, reject) => {
      const ticked = () =>
        [...document.querySelectorAll<HTMLInputElement>('main input:checked')]
          .map(({ value }) => value)
          .join();
      const status = () => document.querySelector('main [role=status]')?.textContent ?? '';
      const before = ticked();
      const observer = new MutationObserver(() => {
        if (ticked() === before || status() === '') return;
        end();
        resolve();
      });
      const impatient = setTimeout(() => {
        end();
        reject(new Error(`No new list in ${timeoutMs} ms after a click.`));
      }, timeoutMs);
      const end = () => {
        observer.disconnect();
        clearTimeout(impatient);
      };
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });

  /** An entry without an id is not of an interaction: the pointer only moved. */
  const isInteraction = (event: PerformanceEntry) =>
    event instanceof PerformanceEventTiming && event.interactionId > 0;
  const longestInteraction = () =>
    Math.max(0, ...events.filter(isInteraction).map(({ duration }) => duration));

  const seen = async () => {
    const [started] = await Promise.all([clicked(), counted()]);
    await frame();
    await afterFrame();
    const painted = performance.now() - started;
    await pause(200);
    return {
      painted,
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      interaction: longestInteraction(),
    };
  };

  let watched = Promise.reject<WatchedClick>(new Error('Nothing is watched.'));
  watched.catch(() => {});
  window.watchInteraction = () => {
    tasks.length = 0;
    events.length = 0;
  };
  window.watchClick = () => {
    window.watchInteraction();
    watched = seen();
    watched.catch(() => {});
  };
  window.watchedClick = () => watched;
  window.watchedInteraction = async () => {
    await frame();
    await afterFrame();
    await pause(300);
    return longestInteraction();
  };
}
