import { expect, it, vi } from 'vitest';
import { startTracing } from '#adapters/http-server/tracing/start-tracing.ts';
import { exitAfterFailedStart } from '#src/server/startup-exits.ts';

const isMissing = () => Promise.reject(new Error('Cannot find package'));

it('OPS-8 a start that is to send traces says in one sentence that what sends them is not installed', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(startTracing('http://localhost:4318', isMissing).catch(exitAfterFailedStart)).rejects.toThrow(
    'exit 78',
  );
  expect(print.mock.calls).toEqual([
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT: what sends traces is not installed; `npm run install:tracing` installs it.',
    ],
  ]);
  exit.mockRestore();
  print.mockRestore();
});

it('OPS-8 a start without the address of a collector needs none of it', async () => {
  await expect((await startTracing('', isMissing)).stop()).resolves.toBeUndefined();
});
