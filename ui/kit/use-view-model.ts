import { createContext, useContext } from 'react';
import { type Startable, useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import type { Binding } from '#ui/stores/binding.ts';

/** Resolves a binding in the container of this request or browser. Throws if it needs a port that is not bound. */
export type ResolveBinding = <T>(binding: Binding<T>) => T;

const ResolveContext = createContext<ResolveBinding | null>(null);

export const ResolveProvider = ResolveContext.Provider;

export function useResolve(): ResolveBinding {
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
  const resolve = useResolve();
  return useStartedViewModel(() => create(resolve(binding)));
}
