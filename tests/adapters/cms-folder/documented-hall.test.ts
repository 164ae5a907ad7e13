import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HallFolder } from '#adapters/cms-folder/hall-folder.adapter.ts';
import { readFolderHere } from '#tests/adapters/cms-folder/read-folder-here.ts';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { documents } from '#tests/docs/document.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

it('HALL-1 HALL-2 the commands of the guide make a hall of three concerts without a mistake', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'documented-'));
  const logger = new RecordingLogger();
  try {
    const commands = documentedBlock(documents(), 'smallHall');
    execFileSync('sh', ['-euc', commands], { cwd: directory });
    const hall = await new HallFolder({
      directory: join(directory, 'my-hall'),
      logger,
      readFolder: readFolderHere,
      timer: new ManualTimer(),
      normalTicketTypes: ['Normaal', 'Standard'],
    }).hall();
    expect(logger.entries).toEqual([]);
    for (const { pages } of Object.values(hall.editions)) {
      const ordered = pages.map((page) => page.kind === 'event' && page.event.purchaseUrl !== undefined);
      expect(ordered.filter(Boolean)).toHaveLength(2);
      expect(pages.map(({ kind }) => kind).toSorted()).toEqual([
        'event',
        'event',
        'event',
        'eventOverview',
        'home',
        'page',
        'search',
      ]);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
});
