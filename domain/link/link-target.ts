/** Where a link may open (LAYOUT-14). Anything else from the CMS is dropped with a logged warning. */
export const linkTargets = ['_self', '_blank', '_parent', '_top'] as const;

export type LinkTarget = (typeof linkTargets)[number];

/** A named way to somewhere: `url` is a site-absolute path with its locale prefix, or a full address elsewhere. */
export interface Link {
  readonly title: string;
  readonly url: string;
  readonly target?: LinkTarget;
}
