import * as v from 'valibot';
import { createGlobalWire } from '#adapters/cms-http/global.wire.ts';
import type { MediaUrlResolver } from '#adapters/cms-http/media.wire.ts';
import { createPageWires } from '#adapters/cms-http/page.wire.ts';
import { createWireNotation } from '#adapters/cms-http/wire-notation.ts';
import { listOf, type Schema } from '#adapters/schemas/fields.schema.ts';
import {
  createBannerSchema,
  createOrganizerSchema,
  createRedirectSchema,
} from '#adapters/schemas/small-resources.schema.ts';

/** The URL is checked by the caller: one that is not a page of the site gives 404 (ROUTE-5), not a parse error. */
export const educationRedirectWire = v.object({ url: v.string() });

/** What the CMS answers (wire contract A). */
export function createCmsWires(resolveUrl: MediaUrlResolver) {
  const notation = createWireNotation(resolveUrl);
  return {
    global: createGlobalWire(notation),
    pages: createPageWires(notation),
    banners: createListResourceWire(createBannerSchema(notation.picture)),
    organizer: createOrganizerSchema(notation),
    redirects: createListResourceWire(createRedirectSchema({ status: 'statusCode' })),
  };
}

/** A list resource: `{ "data": [...] }`, or the bare array. */
function createListResourceWire<Item>(item: Schema<Item>): Schema<readonly Item[]> {
  const enveloped = v.pipe(
    v.object({ data: listOf(item) }),
    v.transform(({ data }) => data),
  );
  return v.lazy((input) => (Array.isArray(input) ? v.array(item) : enveloped));
}
