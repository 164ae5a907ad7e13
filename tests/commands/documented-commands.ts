import { blocksIn, type Document } from '#tests/docs/document.ts';

/** Code blocks that are run literally except for addresses: by page, with words that only this block contains. */
export const documentedSteps = {
  ownCms: ['docs/how-to/connect-a-real-cms.md', 'CMS_ADMIN_URL='],
  twoInstances: ['docs/how-to/run-on-two-instances.md', 'PORT=3002'],
  balancer: ['docs/how-to/run-on-two-instances.md', 'upstream klankhuis'],
  health: ['docs/how-to/run-on-two-instances.md', 'deep=1'],
  visits: ['docs/how-to/run-on-two-instances.md', 'for visit in'],
  sourcePosition: ['docs/operation.md', 'findOrigin'],
  purge: ['docs/operation.md', 'PURGE_SECRET"'],
  faults: ['docs/sandbox.md', '__faults'],
  certificate: ['docs/operation/deploy.md', 'subjectAltName'],
  secrets: ['docs/operation/deploy.md', 'secrets/$secret'],
  renewal: ['docs/operation/recovery.md', 'RENEWED_LINEAGE'],
  sharedAssets: ['docs/operation/upgrade.md', '-mtime +7'],
  refreshedPage: ['docs/operation/nginx.md', 'X-Cache-Refresh'],
} as const satisfies Readonly<Record<string, readonly [page: string, words: string]>>;

/** The code block of a page that is run literally. Throws if there is not exactly one. */
export function documentedBlock(pages: readonly Document[], name: keyof typeof documentedSteps): string {
  const [path, words] = documentedSteps[name];
  const page = pages.find((one) => one.path === path);
  const blocks = page ? [...blocksIn(page), ...blocksIn(page, 'nginx')] : [];
  const [block, ...others] = blocks.filter((one) => one.includes(words));
  if (block === undefined || others.length > 0) throw new Error(`${path} has not one block with "${words}".`);
  return block;
}
