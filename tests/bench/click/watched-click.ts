/** What the page saw of one click, in milliseconds since the pointer was let go. */
export interface WatchedClick {
  /** Until the page had shown that it heard: the filter marked, the old list dimmed. */
  readonly heard: number;
  /** Until the new list stood on the screen. */
  readonly painted: number;
  /** The longest stretch in which the page could do nothing else, until then. */
  readonly longestTask: number;
}

declare global {
  interface Window {
    /** Begins to watch for the next click on the calendar. */
    watchClick(): void;
    /** What that click came to, once its new list stands on the screen. Rejects where none does. */
    watchedClick(): Promise<WatchedClick>;
  }
}

/**
 * Runs in the page before anything else does. A new list has other filters ticked, and the count of its concerts, which is
 * empty while nobody knows it; the frame after that paints it.
 */
export function installWatch(): void {
  /** Milliseconds until a click that comes to nothing is given up. */
  const patience = 20_000;
  const tasks: PerformanceEntry[] = [];
  const events: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);

  const frame = () => new Promise(requestAnimationFrame);
  /** As soon as the frame is done, before all that waits longer. */
  const afterFrame = () => scheduler.postTask(() => {}, { priority: 'user-blocking' });
  const rest = (length: number) => new Promise((resolve) => setTimeout(resolve, length));
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
        reject(new Error(`No new list in ${patience} ms after a click.`));
      }, patience);
      const end = () => {
        observer.disconnect();
        clearTimeout(impatient);
      };
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });

  const seen = async () => {
    const [started] = await Promise.all([clicked(), counted()]);
    await frame();
    await afterFrame();
    const painted = performance.now() - started;
    await rest(200);
    const heard = events.filter(({ name }) => name === 'click').map(({ duration }) => duration);
    return {
      heard: Math.max(0, ...heard),
      painted,
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  };

  let watched = Promise.reject<WatchedClick>(new Error('Nothing is watched.'));
  watched.catch(() => {});
  window.watchClick = () => {
    tasks.length = 0;
    events.length = 0;
    watched = seen();
    watched.catch(() => {});
  };
  window.watchedClick = () => watched;
}
