import type { CmsQueries } from '#domain/queries/cms-queries.ts';
import type { NewsletterSignUp } from '#ports/cms.port.ts';
import type { QueryMethods } from '#ports/query.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { type Token, token } from '#ports/token.ts';

/** The CMS and its search index before the data cache. */
export interface CmsSource {
  readonly cms: QueryMethods<CmsQueries>;
  readonly newsletter: NewsletterSignUp;
  readonly index: SearchIndexPort;
}

export const CmsSourceToken: Token<CmsSource> = token<CmsSource>('CmsSource');
