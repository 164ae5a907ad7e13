import { type ComponentType, lazy } from 'react';

const nothing = () => null;

/** A part whose code comes when it is first drawn. Where it cannot be had, the page stands without it. */
export function whenDrawn<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: nothing };
    }
  });
}
