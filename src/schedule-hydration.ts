/**
 * Hydrates the page at the first interaction, or when the browser is idle. Inlined in every document with the same bytes, so that
 * the content security policy can allow it by hash. Links, forms and buttons of a popover work before hydration; a click on a button
 * that needs the code is repeated after hydration. An answer to the consent question is stored at the click, because the visitor may
 * leave before hydration. Escape closes an open `<details>` of a menu, until the menus' own code does so.
 */
const modules = document.querySelector<HTMLMetaElement>('meta[name=modules]')?.content.split(' ') ?? [];
/** The entry is listed first. It imports the others, except the one that reports errors. */
const [entry = '', ...otherModules] = modules;
const interactions = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
let clickedButton: HTMLElement | null = null;

/**
 * Writes the consent cookie with the attributes of `BrowserStorage.setCookie`, and hides the question. The value is the field that
 * decides; the repeated click replaces it by the complete one (`toConsentCookieValue`).
 */
const storeConsent = (statistics: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `CookieConsent={statistics:${statistics}}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  document.documentElement.dataset['consent'] = '';
};

const deferClick = (event: Event): void => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button]') : null;
  if (!button || button.hasAttribute('popovertarget')) return;
  event.preventDefault();
  if (button.dataset['statistics']) storeConsent(button.dataset['statistics']);
  clickedButton = button;
  hydrateNow();
};

/** Preloads the modules. Called only after load and first paint, so that scripts never compete with the visible page. */
const preloadModules = (): void => {
  for (const href of modules.splice(0))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

/**
 * Evaluates each module in a task of its own, so that the browser can handle input in between. A module that fails also fails the
 * entry, if the entry needs it; the one that reports errors may be blocked, or absent offline.
 */
const evaluateModules = async (): Promise<void> => {
  for (const href of otherModules) {
    await import(/* @vite-ignore */ href).catch(() => {});
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  await import(/* @vite-ignore */ entry);
};

const hydrateNow = (): void => {
  for (const interaction of interactions) removeEventListener(interaction, hydrateNow, true);
  preloadModules();
  void evaluateModules();
};

const closeMenuItem = ({ key }: KeyboardEvent): void => {
  const openItem = document.querySelector<HTMLDetailsElement>('details[data-item][open]');
  if (key !== 'Escape' || !openItem) return;
  if (openItem.contains(document.activeElement)) openItem.querySelector('summary')?.focus();
  openItem.open = false;
};

addEventListener('keydown', closeMenuItem);
for (const interaction of interactions)
  addEventListener(interaction, hydrateNow, { capture: true, passive: true });
addEventListener('click', deferClick, true);
addEventListener('hall:hydrated', () => {
  removeEventListener('click', deferClick, true);
  clickedButton?.click();
});
/**
 * Resolves at the first paint, which may come before or after the load event. The timeout is for background tabs, which do not
 * paint, and browsers that do not report it.
 */
const firstPaint = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 3000);
});

const hydrateWhenIdle = async (): Promise<void> => {
  await firstPaint;
  preloadModules();
  setTimeout(
    () =>
      'requestIdleCallback' in window ? requestIdleCallback(hydrateNow, { timeout: 4000 }) : hydrateNow(),
    200,
  );
};

addEventListener('load', () => void hydrateWhenIdle());
