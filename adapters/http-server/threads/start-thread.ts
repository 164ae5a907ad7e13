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
  return `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}'); });`;
}
