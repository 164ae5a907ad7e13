import type { TrustedTypesWindow } from '#adapters/shared/trusted-types.ts';
import { claimReload } from '#src/browser/before-hydration/claim-reload.ts';
import { closeMenuItemOnEscape } from '#src/browser/before-hydration/close-menu-item-on-escape.ts';
import { restoreReplacedNodes } from '#src/browser/before-hydration/restore-replaced-nodes.ts';

/**
 * Hydrates the page at the first interaction, or when the browser is idle. Inlined in every document with the same bytes, so that
 * the content security policy can allow it by hash. Links, forms and buttons of a popover work before hydration; a click on a button
 * that needs the code is repeated after hydration. An answer to the consent question is stored at the click, because the visitor may
 * leave before hydration. If code cannot be loaded, the document is reloaded, or says so. Escape closes an item of the
 * main menu, before and after hydration.
 */

const modules = document.querySelector<HTMLMetaElement>('meta[name=modules]')?.content.split(' ') ?? [];
/** The entry is listed first. It imports the others, except the one that reports errors. */
const [entry = '', ...otherModules] = modules;
/** The controls to press again after hydration, each once: who presses one twice has seen nothing happen. */
const pressedControls = new Set<HTMLElement>();

/**
 * Writes the consent cookie, and hides the question. The value is the field that decides. The response of that path stores the
 * complete value (`formatConsentCookieValue`) with all attributes; if it does not arrive, this one stays. Its path is not imported,
 * because an inline script can import no other file.
 */
const storeConsent = (statistics: string): void => {
  document.cookie = `CookieConsent={statistics:${statistics}}; Path=/; Max-Age=31536000; SameSite=Lax`;
  document.documentElement.dataset['consent'] = '';
  fetch('/consent', { method: 'POST', keepalive: true }).catch(() => {});
};

/** What needs the code when it is pressed. A checkbox works without it, except while React hydrates, which would untick it. */
let needsCode = 'button[type=button]:not([popovertarget])';

const deferPress = (event: Event): void => {
  const control = (event.target as Element).closest<HTMLElement>(needsCode);
  if (!control) return;
  // React, which may already listen, must not handle this press too.
  event.stopImmediatePropagation();
  event.preventDefault();
  if (control.dataset['statistics']) storeConsent(control.dataset['statistics']);
  pressedControls.add(control);
  hydrateNow();
};

const appendToHead = (element: 'link' | 'script', properties: object): void => {
  document.head.append(Object.assign(document.createElement(element), properties));
};

/** Preloads the modules. Called only after load and first paint, so that scripts never compete with the visible page. */
const preloadModules = (): void => {
  for (const href of modules.splice(0)) appendToHead('link', { rel: 'modulepreload', href });
};

/**
 * Evaluates each module in a task of its own, so that the browser can handle input in between. A module that fails also fails the
 * entry, if the entry needs it; the one that reports errors may be blocked, or absent offline. The policy (`strict-dynamic`) allows
 * elements that this script adds, but no `import()` in it: that works only for a module that has been fetched before.
 */
const evaluateModules = async (): Promise<void> => {
  const { trustedTypes }: Window & TrustedTypesWindow = window;
  const policy = trustedTypes?.createPolicy('site-modules', { createScriptURL: (href) => href });
  const evaluate = (href: string) =>
    new Promise((onload, onerror) => {
      const src = policy?.createScriptURL(href) ?? href;
      appendToHead('script', { type: 'module', onload, onerror, src });
    });
  for (const href of otherModules) {
    await evaluate(href).catch(() => {});
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  await evaluate(entry);
};

const mayReload = (): boolean => claimReload(window, Date.now());

/** Reloads the document where that may help, else shows its sentence about missing code (ROUTE-12). Links and forms still work. */
const handleLoadFailure = (): void => {
  if (navigator.onLine && mayReload()) location.reload();
  else document.getElementById('load-failure')?.removeAttribute('hidden');
};

let hydration: Promise<void> | undefined;
const hydrateNow = (): void => {
  preloadModules();
  hydration ??= evaluateModules().catch(() => {
    reportError(new Error(`Failed to load ${entry}`));
    handleLoadFailure();
  });
};

const restoreAll = restoreReplacedNodes(window);
addEventListener('keydown', closeMenuItemOnEscape);
// Of the entry, whose imports can fail, too.
addEventListener('hall:load-failed', handleLoadFailure);
addEventListener('hall:claim-reload', (event) => {
  if (mayReload()) event.preventDefault();
});
for (const interaction of ['pointerdown', 'keydown', 'focusin', 'input'])
  addEventListener(interaction, hydrateNow, { capture: true, once: true });
addEventListener('click', deferPress, true);
addEventListener('hall:hydrating', (event) => {
  needsCode += ',input';
  if (restoreAll()) event.preventDefault();
});
addEventListener('hall:hydrated', () => {
  removeEventListener('click', deferPress, true);
  for (const control of pressedControls) control.click();
});
addEventListener('load', () => {
  // The first paint comes before or after the load event. Background tabs do not paint, and some browsers do not report it.
  void new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 3000);
  }).then(hydrateSoon);
});

/** Downloads first, then waits for an idle moment. */
function hydrateSoon(): void {
  preloadModules();
  setTimeout(
    () => (window as Partial<Window>).requestIdleCallback?.(hydrateNow, { timeout: 4000 }) ?? hydrateNow(),
    200,
  );
}
