/**
 * Calls `act` when nobody has been at `element` for so many milliseconds: neither a pointer nor, as far as it can be seen, the
 * focus. The time begins anew when the last of them leaves. The function returned ends the waiting.
 */
export function autoDismiss(element: EventTarget, milliseconds: number, act: () => void): () => void {
  const there = new Set<'pointer' | 'focus'>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    if (there.size === 0) timer = setTimeout(act, milliseconds);
  };
  const life = new AbortController();
  const on = (kind: string, follow: (target: EventTarget | null) => void): void =>
    element.addEventListener(
      kind,
      ({ target }) => {
        follow(target);
        begin();
      },
      { signal: life.signal },
    );
  on('pointerenter', () => there.add('pointer'));
  on('pointerleave', () => there.delete('pointer'));
  // A press leaves the focus behind too; who made it has gone on.
  on('focusin', (target) => (target as Partial<Element>).matches?.(':focus-visible') && there.add('focus'));
  on('focusout', () => there.delete('focus'));
  begin();
  return () => {
    life.abort();
    clearTimeout(timer);
  };
}
