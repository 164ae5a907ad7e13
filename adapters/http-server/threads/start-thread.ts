import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the worker thread `name` from the folder of the caller (`import.meta.url`). In the build all server files are in one folder;
 * when run from source, the program is compiled on load. The thread does not keep the process alive.
 */
export function startThread(caller: string, name: string, options: Omit<WorkerOptions, 'eval'>): Worker {
  const isSource = caller.endsWith('.ts');
  const program = new URL(`./${name}.${isSource ? 'ts' : 'js'}`, caller);
  const worker = new Worker(isSource ? toCompilingScript(program) : program, { ...options, eval: isSource });
  worker.unref();
  return worker;
}

function toCompilingScript({ href }: URL): string {
  return `import('tsx/esm/api').then(({ register }) => { register();${resolveHall()} return import('${href}'); });`;
}

/** A step that resolves `#hall` to the folder of the hall that a developer named (`HALL`), as a build does. */
function resolveHall(): string {
  const folder = process.env['HALL'];
  if (!folder) return '';
  const hook = `export const resolve = (name, context, next) =>
    next(name.replace('#hall/', '${pathToFileURL(`${folder}/`).href}'), context);`;
  return `require('node:module').register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
}
