import { type ReactNode, useRef } from 'react';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';

interface DiscoveryOverviewFocusManagerProps {
  readonly shown: 'front' | 'list';
  readonly children: ReactNode;
}

/**
 * The discovery overview (TPL-4). Its front page and its list have the same path, so the router does not move the focus
 * between them; this component moves it to the new heading.
 */
export function DiscoveryOverviewFocusManager({ shown, children }: DiscoveryOverviewFocusManagerProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusOnDataKeyChange(area, shown);
  return <div ref={area}>{children}</div>;
}
