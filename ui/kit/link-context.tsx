import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { LinkTarget } from '#domain/link/link-target.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly href: string;
  readonly target?: LinkTarget | undefined;
  /** `refine`: another view of the same page, so scroll and history stay (as in `Navigator`). */
  readonly way?: 'visit' | 'refine';
  /** The link orders tickets: it opens in the same tab, whatever its host (LINK-1). Its component reports the click to tracking. */
  readonly isOrder?: boolean;
}

function PlainLink({ way: _, isOrder: __, ...props }: LinkProps) {
  return <a {...props} />;
}

/** How links are drawn: plain ones by themselves, the router's inside the site. Components draw links by this alone. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function useLink(): ComponentType<LinkProps> {
  return useContext(LinkContext);
}
