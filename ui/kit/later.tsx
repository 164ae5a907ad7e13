import type { ComponentType, ReactNode } from 'react';

/** A component whose code comes when a page turns out to need it. */
interface Later<Props> {
  (props: Props): ReactNode;
  /** Fetches the code, once; whoever draws the page waits for it first. Rejects where it cannot be had. */
  readonly ready: () => Promise<void>;
}

/** Draws a component at once where its code has come, on the server as in the browser, and nothing where nobody fetched it. */
export function later<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Later<Props> {
  const place: { code?: ComponentType<Props> } = {};
  const Part = (props: Props) => {
    const Code = place.code;
    return Code ? <Code {...props} /> : null;
  };
  const ready = async (): Promise<void> => {
    place.code ??= await fetchCode();
  };
  return Object.assign(Part, { ready });
}
