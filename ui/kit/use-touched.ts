import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const touches = ['pointerover', 'focusin', 'toggle'] as const;

const nearNow = '[data-frame]:is(:hover, :focus-within, :has([open], :popover-open))';

/** The key of the address at which somebody first came near a part of the page marked `data-frame`; undefined before. */
export function useTouched(): string | undefined {
  const { key } = useLocation();
  const [since, setSince] = useState<string>();
  useEffect(() => {
    if (since !== undefined) return;
    const near = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-frame]')) setSince(key);
    };
    for (const touch of touches) document.addEventListener(touch, near, true);
    // What was touched before the page was awake.
    const early = setTimeout(() => {
      if (document.querySelector(nearNow)) setSince(key);
    });
    return () => {
      clearTimeout(early);
      for (const touch of touches) document.removeEventListener(touch, near, true);
    };
  }, [since, key]);
  return since;
}
