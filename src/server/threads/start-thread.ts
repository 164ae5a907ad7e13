import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the thread program `name` that lies beside the caller (`import.meta.url`). The build puts every file of the server into
 * one folder; run from source, the program is compiled as it is loaded. It never keeps the process alive.
 */
export function startThread(caller: string, name: string, options: Omit<WorkerOptions, 'eval'>): Worker {
  const isSource = caller.endsWith('.ts');
  const program = new URL(`./${name}.${isSource ? 'ts' : 'js'}`, caller);
  const worker = new Worker(isSource ? compiled(program) : program, { ...options, eval: isSource });
  worker.unref();
  return worker;
}

function compiled({ href }: URL): string {
  return `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}'); });`;
}
