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

const inPlace = { preventScrollReset: true, flushSync: true, viewTransition: false };
const fromTop = { replace: false, preventScrollReset: false, flushSync: false };

it('WAY-10 pushes a filter in place, without a page transition, and replaces while the visitor types', () => {
  expect(optionsOf('filter')).toEqual({ replace: false, ...inPlace });
  expect(optionsOf('refine')).toEqual({ replace: true, ...inPlace });
});

it('pushes another page with a page transition, and a step without one', () => {
  expect(optionsOf()).toEqual({ ...fromTop, viewTransition: true });
  expect(optionsOf('step')).toEqual({ ...fromTop, viewTransition: false });
});
