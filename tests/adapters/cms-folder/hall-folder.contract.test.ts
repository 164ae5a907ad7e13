import { readHallFolder } from '#adapters/cms-folder/read-hall-folder.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { createFolderCms } from '#src/worlds/provide-cms-and-search.ts';
import { writeHall } from '#tests/adapters/cms-folder/write-hall.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';
import { searchContract } from '#tests/contracts/search.contract.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

function given(hall: Hall) {
  const { directory, remove } = writeHall(hall);
  const logger = new SilentLogger();
  const { cms, index } = createFolderCms(readHallFolder({ directory, logger, normalTicketTypes: [] }));
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
