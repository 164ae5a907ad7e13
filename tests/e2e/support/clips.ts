import type { Page } from 'playwright/test';

/** Makes a clip last as long as a test, so that it never ends while a busy machine is between two steps. */
export async function playClipsSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (): Promise<void> {
      this.defaultPlaybackRate = 0.5;
      this.playbackRate = 0.5;
      Object.assign(window, { playedClip: this });
      return play.call(this);
    };
  });
}

/** Whether the clip that was played last is silent. */
export function isPaused(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'playedClip').paused);
}
