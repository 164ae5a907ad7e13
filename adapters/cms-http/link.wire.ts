import * as v from 'valibot';
import { linkTargets } from '#domain/link/link-target.ts';
import { address, list } from './fields.wire.ts';
import { imageWire } from './image.wire.ts';

/** A target that is none of the four is dropped (LAYOUT-14). */
export const targetWire = v.nullish(v.picklist(linkTargets));

export const linkWire = v.object({ title: v.string(), url: address, target: targetWire });

export type LinkWire = v.InferOutput<typeof linkWire>;

export const menuChildWire = v.object({
  title: v.string(),
  subtitle: v.nullish(v.string()),
  url: address,
  image: v.nullish(imageWire),
});

export type MenuChildWire = v.InferOutput<typeof menuChildWire>;

export const menuItemWire = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.string(),
  url: address,
  children: list(menuChildWire),
});

export type MenuItemWire = v.InferOutput<typeof menuItemWire>;
