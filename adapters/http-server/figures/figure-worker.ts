import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type {
  FigureThreadRequest,
  FigureThreadResponse,
} from '#adapters/http-server/figures/figure-thread.ts';
import { renderCompressedFigureSvg, renderFigurePng } from '#adapters/http-server/figures/render-figure.ts';
import { toErrorMessage } from '#domain/error-message.ts';

/** The program of the figure thread, started by `figure-thread.ts`. */

/** Requests for pages have priority over figures. Only on Linux is the priority per thread; elsewhere it would apply to the whole process. */
const lowPriority = 10;
if (process.platform === 'linux') setPriority(lowPriority);

parentPort?.on('message', (request: FigureThreadRequest) => void postAnswer(request));

async function postAnswer(request: FigureThreadRequest): Promise<void> {
  parentPort?.postMessage(await renderAnswer(request), []);
}

async function renderAnswer({ id, path, format }: FigureThreadRequest): Promise<FigureThreadResponse> {
  try {
    return format === 'svg'
      ? { id, kind: 'svg', figure: renderCompressedFigureSvg(path) }
      : { id, kind: 'png', picture: await renderFigurePng(path) };
  } catch (cause) {
    return { id, kind: 'failed', reason: toErrorMessage(cause) };
  }
}
