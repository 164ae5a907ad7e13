import { useEffect, useState } from 'react';

/** Something that runs while its component is mounted. */
export interface Startable {
  /** Starts; returns the function that stops it. May be called again after that. */
  start(): () => void;
}

/**
 * Creates a view model for the calling component, starts it on mount and stops it on unmount. React may create a second one
 * and discard it, so constructors have no side effects.
 */
export function useStartedViewModel<T extends Startable>(create: () => T): T {
  const [viewModel] = useState(create);
  useEffect(() => viewModel.start(), [viewModel]);
  return viewModel;
}
