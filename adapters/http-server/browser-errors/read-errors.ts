import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describeErrorLine } from '#adapters/http-server/browser-errors/describe-error-line.ts';
import { createPositionMapper } from '#adapters/http-server/browser-errors/source-positions.ts';

// `npm run errors`: reads the log on standard input, and prints the errors of browsers with positions in the sources.
const mapPosition = createPositionMapper(fileURLToPath(new URL('../source-maps', import.meta.url)));
for await (const line of createInterface({ input: process.stdin })) {
  const description = describeErrorLine(line, mapPosition);
  if (description !== undefined) console.log(`${description}\n`);
}
