import { createContext, useContext, useEffect, useState } from 'react';
import type { Binding } from '#ui/stores/binding.ts';

/** Something that runs while its component is mounted. */
export interface Startable {
  /** Starts; returns the function that stops it. May be called again after that. */
  start(): () => void;
}

/** Resolves a binding in the container of this request or browser. Throws if it needs a port that is not bound. */
export type ResolveBinding = <T>(binding: Binding<T>) => T;

const ResolveContext = createContext<ResolveBinding | null>(null);

export const ResolveBindingProvider = ResolveContext.Provider;

export function useResolveBinding(): ResolveBinding {
  const resolve = useContext(ResolveContext);
  if (!resolve) throw new Error('No container: this component is rendered outside the site.');
  return resolve;
}

/**
 * The view model of the calling component, from the container: `create` passes the page's data to its binding. It is started on mount and
 * stopped on unmount. React may create a second one and discard it, so constructors have no side effects.
 */
export function useViewModel<Create, ViewModel extends Startable>(
  binding: Binding<Create>,
  create: (factory: Create) => ViewModel,
): ViewModel {
  const resolve = useResolveBinding();
  const [viewModel] = useState(() => create(resolve(binding)));
  useEffect(() => viewModel.start(), [viewModel]);
  return viewModel;
}
