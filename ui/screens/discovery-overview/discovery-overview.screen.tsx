import { type ReactNode, useRef } from 'react';
import { useFocusFollows } from '#ui/kit/use-focus-follows.ts';

interface DiscoveryOverviewScreenProps {
  readonly shown: 'front' | 'list';
  readonly children: ReactNode;
}

/**
 * The discovery overview (TPL-4). Its front page and its list have the same path, so that going from one to the other is no
 * new page to the router: the focus goes to the heading of the one that has come.
 */
export function DiscoveryOverviewScreen({ shown, children }: DiscoveryOverviewScreenProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusFollows(area, shown);
  return <div ref={area}>{children}</div>;
}
