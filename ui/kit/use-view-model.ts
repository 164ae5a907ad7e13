import { useEffect, useState } from 'react';

/** What has a life on the screen. */
export interface Startable {
  /** Begins work; the function returned ends it. May be called again afterwards. */
  start(): () => void;
}

/** Owns one view model for the life of the calling component. React may make a second one and throw it away; that costs nothing. */
export function useViewModel<T extends Startable>(create: () => T): T {
  const [viewModel] = useState(create);
  useEffect(() => viewModel.start(), [viewModel]);
  return viewModel;
}
