import { HallFolder } from '#adapters/cms-folder/hall-folder.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { createFolderCms } from '#src/worlds/folder-cms.ts';
import { readFolderHere } from '#tests/adapters/cms-folder/read-folder-here.ts';
import { writeHall } from '#tests/adapters/cms-folder/write-hall.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';
import { searchContract } from '#tests/contracts/search.contract.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

function given(hall: Hall) {
  const { directory, remove } = writeHall(hall);
  const logger = new SilentLogger();
  const { cms, index } = createFolderCms(
    new HallFolder({
      directory,
      readFolder: readFolderHere,
      logger,
      timer: new ManualTimer(),
      normalTicketTypes: [],
    }),
  );
  const close = async () => remove();
  return {
    cms,
    index,
    search: createSearchOverIndex({ index, cms, logger }),
    close,
    media: (path: string) => path,
  };
}

cmsContract('A folder as CMS', async (hall) => given(hall));

searchIndexContract('A folder as search index', async (hall) => given(hall));

searchContract('A folder as search', async (hall) => given(hall));
