import type { HallFolder } from '#adapters/cms-folder/hall-folder.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { failedSignUpResult } from '#domain/form/sign-up-result.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { type CmsQueries, cmsDefinitions } from '#domain/queries/cms-queries.ts';
import { indexDefinitions } from '#domain/queries/index-queries.ts';
import { mapDefinitions } from '#domain/queries/query.ts';
import type { NewsletterSignUp } from '#ports/cms.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { getQuery, type QueryMethods } from '#ports/search.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The CMS and its search index before the data cache. */
export interface UncachedCmsAndIndex {
  readonly cms: QueryMethods<CmsQueries>;
  readonly newsletter: NewsletterSignUp;
  readonly index: SearchIndexPort;
}

export const UncachedCmsAndIndexToken: Token<UncachedCmsAndIndex> =
  createToken<UncachedCmsAndIndex>('UncachedCmsAndIndex');

/** The CMS and the search index over the folder of a hall, in memory; each query sees the folder as last read. */
export function createFolderCms(folder: HallFolder): UncachedCmsAndIndex {
  const cms = memoizeByHall((hall) => createInMemoryCms(hall));
  const index = memoizeByHall(createInMemorySearchIndex);
  return {
    cms: mapDefinitions(cmsDefinitions, (_, name) => async (params: unknown, signal?: AbortSignal) => {
      const query = getQuery<unknown, never>(cms(await folder.hall()), name);
      return query(params, signal);
    }),
    index: mapDefinitions(indexDefinitions, (_, name) => async (params: unknown, signal?: AbortSignal) => {
      const query = getQuery<unknown, never>(index(await folder.hall()), name);
      return query(params, signal);
    }),
    // A folder has no mailing list, and its site shows no form.
    newsletter: {
      signUp: async (_address, signal) => {
        signal?.throwIfAborted();
        return failedSignUpResult;
      },
    },
  };
}

/** Memoizes a function of a hall. */
function memoizeByHall<Made>(make: (hall: Hall) => Made): (hall: Hall) => Made {
  const madeByHall = new WeakMap<Hall, Made & object>();
  return (hall) => {
    const made = madeByHall.get(hall) ?? (make(hall) as Made & object);
    madeByHall.set(hall, made);
    return made;
  };
}
