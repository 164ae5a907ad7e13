import { onTestFinished } from 'vitest';

/** What a test has opened, which is closed when the test has ended. */
export async function closeAfterTest<Opened extends { close(): Promise<void> }>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening;
  onTestFinished(() => opened.close());
  return opened;
}
