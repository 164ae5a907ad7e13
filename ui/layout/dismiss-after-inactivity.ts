/**
 * Calls `act` after `milliseconds` without a pointer or visible focus in `element`; the time starts again when they leave.
 * Returns the function that cancels it.
 */
export function dismissAfterInactivity(
  element: EventTarget & { matches(selector: string): boolean; querySelector(selector: string): unknown },
  milliseconds: number,
  act: () => void,
): () => void {
  const present = new Set<'pointer' | 'focus'>();
  // It may have been there before.
  if (element.matches(':hover')) present.add('pointer');
  if (element.querySelector(':focus-visible')) present.add('focus');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    if (present.size === 0) timer = setTimeout(act, milliseconds);
  };
  const listeners = new AbortController();
  const listen = (kind: string, update: (target: EventTarget | null) => void): void =>
    element.addEventListener(
      kind,
      ({ target }) => {
        update(target);
        restart();
      },
      { signal: listeners.signal },
    );
  listen('pointerenter', () => present.add('pointer'));
  listen('pointerleave', () => present.delete('pointer'));
  // A click leaves the focus behind as well, but not `:focus-visible`.
  listen(
    'focusin',
    (target) => (target as Partial<Element>).matches?.(':focus-visible') && present.add('focus'),
  );
  listen('focusout', () => present.delete('focus'));
  restart();
  return () => {
    listeners.abort();
    clearTimeout(timer);
  };
}
