import { expect, it } from 'vitest';
import { DataRouterNavigator, type Navigate } from '#adapters/data-router/data-router-navigator.adapter.ts';
import type { NavigationMode } from '#ports/navigator.port.ts';

type Options = Parameters<Navigate>[1];

function optionsOf(mode?: NavigationMode): Options | undefined {
  let used: Options | undefined;
  const navigator = new DataRouterNavigator((_path, options) => {
    used = options;
  });
  navigator.go('/concerten', mode);
  return used;
}

it('WAY-10 pushes a filter in place, without a page transition, and replaces while the visitor types', () => {
  expect(optionsOf('filter')).toEqual({ replace: false, preventScrollReset: true, viewTransition: false });
  expect(optionsOf('refine')).toEqual({ replace: true, preventScrollReset: true, viewTransition: false });
});

it('pushes another page with a page transition, and a step without one', () => {
  expect(optionsOf()).toEqual({ replace: false, preventScrollReset: false, viewTransition: true });
  expect(optionsOf('step')).toEqual({ replace: false, preventScrollReset: false, viewTransition: false });
});
