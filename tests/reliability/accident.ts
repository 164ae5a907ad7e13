import { whenToldToStop } from '#src/server/operation/stopping.ts';

/** A process that stops as the server does, and meets with the accident that its command line names. */
whenToldToStop(async () => {
  process.stdout.write('stopped well\n');
});
setTimeout(() => {}, 60_000);
const [accident] = process.argv.slice(2);
if (accident === 'throw') {
  setTimeout(() => {
    throw new Error('outside every request');
  });
}
if (accident === 'reject') void Promise.reject(new Error('outside every request'));
if (accident === 'term') process.kill(process.pid, 'SIGTERM');
