import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { messageOf } from '#domain/message-of.ts';
import type { FigureAnswer, FigureRequest } from '#src/server/figures/figure-thread.ts';
import { renderFigure, renderFigurePng } from '#src/server/figures/render-figure.ts';

/** The thread in which figures are drawn. `figure-thread.ts` starts it and talks to it. */

/** On Linux a priority is a thread's own: requests for pages come before pictures. Elsewhere it would be the whole process's. */
const lowPriority = 10;
if (process.platform === 'linux') setPriority(lowPriority);

parentPort?.on('message', (request: FigureRequest) => void postAnswer(request));

async function postAnswer(request: FigureRequest): Promise<void> {
  parentPort?.postMessage(await answerOf(request), []);
}

async function answerOf({ id, path, format }: FigureRequest): Promise<FigureAnswer> {
  try {
    return format === 'svg'
      ? { id, kind: 'svg', figure: renderFigure(path) }
      : { id, kind: 'png', picture: await renderFigurePng(path) };
  } catch (cause) {
    return { id, kind: 'failed', reason: messageOf(cause) };
  }
}
