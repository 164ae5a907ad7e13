import { useEffect, useState } from 'react';
import { useSite } from '#ui/kit/site.tsx';
import type { Binding } from '#ui/stores/binding.ts';

/** Something that runs while its component is mounted. */
export interface Startable {
  /** Starts; returns the function that stops it. May be called again after that. */
  start(): () => void;
}

/**
 * The view model of the calling component, from the container: `create` passes the page's data to its binding. It is started on mount and
 * stopped on unmount. React may create a second one and discard it, so constructors have no side effects.
 */
export function useViewModel<Create, ViewModel extends Startable>(
  binding: Binding<Create>,
  create: (factory: Create) => ViewModel,
): ViewModel {
  const { resolve } = useSite();
  const [viewModel] = useState(() => create(resolve(binding)));
  useEffect(() => viewModel.start(), [viewModel]);
  return viewModel;
}
