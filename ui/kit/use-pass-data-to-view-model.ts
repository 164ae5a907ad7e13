import { useLayoutEffect } from 'react';

/** Passes new data of the route's loader to the view model before the browser paints. */
export function usePassDataToViewModel<Data>(viewModel: { receive(data: Data): void }, data: Data): void {
  useLayoutEffect(() => viewModel.receive(data), [viewModel, data]);
}
