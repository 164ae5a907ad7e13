/**
 * Does pieces of work one after the other, in the order they were asked for, so that none is overtaken by one asked for before
 * it. One that fails holds up nothing.
 */
export function serialQueue(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
