import {
  type ClassifiedLink,
  type LinkTargetAttribute,
  stripQueryAndHash,
} from '#domain/link/classified-link.ts';
import { splitLocalePrefix } from '#domain/locale/locale-routes.ts';

interface OpeningChoice {
  /** The target that the editor chose. */
  readonly target?: LinkTargetAttribute | undefined;
  /** The link orders tickets, at any host. */
  readonly isOrder?: boolean;
}

/**
 * The `target` and `rel` attributes of a link: outside links open in a new tab without opener, the ticketing and every order in the
 * same tab, others as the editor chose.
 */
export function computeLinkTargetAndRel(
  { kind }: ClassifiedLink,
  { target: chosen, isOrder = false }: OpeningChoice = {},
): { readonly target?: LinkTargetAttribute; readonly rel?: 'noopener' } {
  if (kind === 'ticketing' || isOrder) return {};
  const target = kind === 'outside' ? '_blank' : chosen;
  if (target === undefined) return {};
  return target === '_blank' ? { target, rel: 'noopener' } : { target };
}

/** Whether a path is answered by the server only, so that the browser must load it without the router: files, calendars, the CMS's control panel, the education entry, the language switch. */
export function isServerPath(path: string): boolean {
  const pathname = stripQueryAndHash(path);
  return (
    /^\/set-language\/[a-z]{2}(?:\/|$)/.test(pathname) ||
    /\.[a-z0-9]{2,5}$/i.test(pathname) ||
    /^\/(?:admin|education-redirect)(?:\/|$)/.test(splitLocalePrefix(pathname).path)
  );
}
