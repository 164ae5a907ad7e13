import type { CmsGuard } from '#adapters/guarding/cms-guard.adapter.ts';
import { type Token, createToken } from '#ports/token.ts';

export const CmsGuardToken: Token<CmsGuard> = createToken<CmsGuard>('CmsGuard');
