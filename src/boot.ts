/**
 * Wakes the page when it is first touched, or when the browser has nothing better to do. Stands inline in every document,
 * the same bytes for all, so that a hash allows it. Links and forms work before; a button that needs the code is pressed
 * again once the code is there. An item that the browser unfolded in a menu is folded by Escape, as the menus' own code does,
 * which comes later still.
 */
const modules = [...document.querySelectorAll<HTMLMetaElement>('meta[name=module]')].map(
  ({ content }) => content,
);
const [entry] = modules;
const touches = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
let pressed: HTMLElement | null = null;

const keepPress = (event: Event): void => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button]') : null;
  if (!button) return;
  event.preventDefault();
  pressed = button;
  hydrateNow();
};

/** What a page is read by has the line to itself: the program is sent for when all of that is there, and has been seen. */
const sendFor = (): void => {
  for (const href of modules.splice(0))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

const hydrateNow = (): void => {
  for (const touch of touches) removeEventListener(touch, hydrateNow, true);
  sendFor();
  if (entry) void import(/* @vite-ignore */ entry);
};

const foldItem = ({ key }: KeyboardEvent): void => {
  const open = document.querySelector<HTMLDetailsElement>('details[data-item][open]');
  if (key !== 'Escape' || !open) return;
  if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
  open.open = false;
};

addEventListener('keydown', foldItem);
for (const touch of touches) addEventListener(touch, hydrateNow, { capture: true, passive: true });
addEventListener('click', keepPress, true);
addEventListener('hall:hydrated', () => {
  removeEventListener('click', keepPress, true);
  pressed?.click();
});
/**
 * A page is painted before everything has come, or after. Where nobody looks it is not, and some browsers do not tell: there is
 * an end to waiting.
 */
const isSeen = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 3000);
});

const hydrateWhenIdle = async (): Promise<void> => {
  await isSeen;
  sendFor();
  setTimeout(
    () =>
      'requestIdleCallback' in window ? requestIdleCallback(hydrateNow, { timeout: 4000 }) : hydrateNow(),
    200,
  );
};

addEventListener('load', () => void hydrateWhenIdle());
