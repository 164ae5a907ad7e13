/** A function that passes on what it is told, the first at once, then at most one in so many milliseconds: always the newest. */
export interface Throttled<Value> {
  (value: Value): void;
  /** Forgets what has not been passed on. */
  stop(): void;
}

/** Later tellings within the pause replace one another; when it is over, the last one is passed on. */
export function throttled<Value>(pass: (value: Value) => void, pause: number): Throttled<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly [Value] | undefined;
  const goOn = (): void => {
    timer = undefined;
    if (!waiting) return;
    const [value] = waiting;
    waiting = undefined;
    tell(value);
  };
  const tell = (value: Value): void => {
    if (timer !== undefined) {
      waiting = [value];
      return;
    }
    pass(value);
    timer = setTimeout(goOn, pause);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return Object.assign(tell, { stop });
}
