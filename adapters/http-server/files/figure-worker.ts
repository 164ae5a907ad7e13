import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import type { FigureAnswer, FigureFormat, FigureOrder } from '#adapters/http-server/files/figure-thread.ts';
import { renderRowPicture, renderSharedPicture } from '#adapters/http-server/files/render-figure-png.ts';
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
    return { kind: 'rendered', content: await renderContent(path, format) };
  } catch (cause) {
    return { kind: 'failed', reason: toErrorMessage(cause) };
  }
}

function renderContent(path: string, format: FigureFormat) {
  switch (format) {
    case 'vector':
      return renderFigureSvgForPath(path);
    case 'shared':
      return renderSharedPicture(path);
    case 'light':
    case 'dark':
      return renderRowPicture(path, format);
  }
}
