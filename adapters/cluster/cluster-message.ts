import * as v from 'valibot';

const Invalidation = v.object({ keyPrefixes: v.array(v.string()), mode: v.picklist(['soft', 'hard']) });

/** What an instance sends to the primary process; `id` is the instance's number for the reply. */
export const InstanceMessage = v.variant('kind', [
  v.object({ kind: v.literal('invalidate'), id: v.number(), invalidation: Invalidation }),
  v.object({ kind: v.literal('claim'), id: v.number(), name: v.string(), seconds: v.number() }),
]);

export type InstanceMessage = v.InferOutput<typeof InstanceMessage>;

/** What the primary process sends to an instance: an invalidation of another one, or the reply to a message of its own. */
export const PrimaryMessage = v.variant('kind', [
  v.object({ kind: v.literal('invalidated'), invalidation: Invalidation }),
  v.object({ kind: v.literal('reply'), id: v.number(), isFirst: v.boolean() }),
]);

export type PrimaryMessage = v.InferOutput<typeof PrimaryMessage>;
