import { useLayoutEffect } from 'react';

/** Hands each new answer of the route's loader to the view model that draws it, before the browser paints. */
export function useLatestData<Data>(viewModel: { receive(data: Data): void }, data: Data): void {
  useLayoutEffect(() => viewModel.receive(data), [viewModel, data]);
}
