import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import { correctViewTransitions, createLoadedPagesStore } from '#src/browser/hydration/start-router.ts';

/** A router whose answers are their addresses, each once the test lets it arrive, and what is observed of them. */
async function opened({ hasTransitions = false } = {}) {
  const arrivals = new Map<string, () => void>();
  const loader = ({ request }: { readonly request: Request }) =>
    new Promise((resolve) => {
      const { search } = new URL(request.url);
      arrivals.set(search, () => resolve(search));
    });
  const id = toRouteNameWithLocale('all', 'nl');
  const router = createMemoryRouter([{ id, path: '*', element: null, loader }], {
    hydrationData: { loaderData: { [id]: 'document' } },
  });
  const updates: (() => Promise<void>)[] = [];
  const page = {
    startViewTransition: (update: () => Promise<void>) => {
      updates.push(update);
      return { ready: Promise.resolve() };
    },
  };
  if (hasTransitions) correctViewTransitions(router, page as unknown as Document);
  const loaded = createLoadedPagesStore(router, hasTransitions);
  const seen: unknown[] = [loaded.getPage()];
  loaded.subscribe(() => {
    const answer = loaded.getPage();
    if (answer !== seen.at(-1)) seen.push(answer);
  });
  return { router, loaded, seen, page, arrive: (search: string) => arrivals.get(search)?.(), updates };
}

describe('the page that the router has loaded', () => {
  it('ROUTE-20 is known as soon as its navigation ends, and no earlier', async () => {
    const { router, seen, arrive } = await opened();
    const navigation = router.navigate('?genres=Lied');
    await Promise.resolve();
    expect(seen).toEqual(['document']);
    arrive('?genres=Lied');
    await navigation;
    expect(seen).toEqual(['document', '?genres=Lied']);
  });

  it('LIST-15 is never that of a navigation which another has overtaken', async () => {
    const { router, seen, arrive } = await opened();
    const navigations = [router.navigate('?genres=Lied'), router.navigate('?genres=Orgel')];
    await Promise.resolve();
    arrive('?genres=Orgel');
    arrive('?genres=Lied');
    await Promise.all(navigations);
    expect(seen).toEqual(['document', '?genres=Orgel']);
  });

  it('LIST-4 is not announced again while another one is pending', async () => {
    const { router, seen } = await opened();
    void router.navigate('?genres=Lied');
    await router.navigate('#results');
    expect(seen).toEqual(['document']);
  });

  it('ROUTE-15 is shown in its transition, not in the picture of the old page', async () => {
    const { router, seen, arrive, page, updates } = await opened({ hasTransitions: true });
    const navigation = router.navigate('?page=2', { viewTransition: true });
    await Promise.resolve();
    arrive('?page=2');
    await navigation;
    page.startViewTransition(async () => {});
    expect(seen).toEqual(['document']);
    await updates[0]?.();
    expect(seen).toEqual(['document', '?page=2']);
  });

  it('ROUTE-15 is shown at once in a browser without transitions', async () => {
    const { router, seen, arrive } = await opened();
    const navigation = router.navigate('?page=2', { viewTransition: true });
    await Promise.resolve();
    arrive('?page=2');
    await navigation;
    expect(seen).toEqual(['document', '?page=2']);
  });
});
