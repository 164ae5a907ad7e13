import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { rejectAborted } from '#adapters/in-memory/reject-aborted.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { failedSignUpResult } from '#domain/form/sign-up-result.ts';
import type { CmsQueries, NewsletterSignUp } from '#ports/cms.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The CMS and its search index before the data cache. */
export interface UncachedCmsAndIndex {
  readonly cms: CmsQueries;
  readonly newsletter: NewsletterSignUp;
  readonly index: SearchIndexPort;
}

export const UncachedCmsAndIndexToken: Token<UncachedCmsAndIndex> =
  createToken<UncachedCmsAndIndex>('UncachedCmsAndIndex');

/** The CMS of a hall that has a folder as one. It is read once, so that a live preview has the same one. */
export const FolderCmsToken: Token<UncachedCmsAndIndex> = createToken<UncachedCmsAndIndex>('FolderCms');

/** The CMS and the search index over the folder of a hall, in memory. */
export function createFolderCms(hall: Hall): UncachedCmsAndIndex {
  return {
    cms: createInMemoryCms(hall),
    index: createInMemorySearchIndex(hall),
    // A folder has no mailing list, and its site shows no form.
    newsletter: rejectAborted<NewsletterSignUp>({ signUp: async () => failedSignUpResult }),
  };
}
