import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import type { FigureAnswer, FigureOrder } from '#adapters/http-server/files/figure-thread.ts';
import { renderFigurePng } from '#adapters/http-server/files/render-figure-png.ts';
import { toErrorMessage } from '#domain/error-message.ts';

/** The program of the figure thread, started by `figure-thread.ts`. */

/** Requests for pages have priority over figures. Only on Linux is the priority per thread; elsewhere it would apply to the whole process. */
const lowPriority = 10;
if (process.platform === 'linux') setPriority(lowPriority);

parentPort?.on('message', (order: FigureOrder) => {
  void render(order).then((answer) => order.port.postMessage(answer, []));
});

async function render({ path, format }: FigureOrder): Promise<FigureAnswer> {
  try {
    const content = format === 'svg' ? renderFigureSvgForPath(path) : await renderFigurePng(path);
    return { kind: 'rendered', content };
  } catch (cause) {
    return { kind: 'failed', reason: toErrorMessage(cause) };
  }
}
