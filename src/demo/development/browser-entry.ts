import '@vitejs/plugin-react/preamble';
import { isBug } from '#src/demo/development/is-bug.ts';

/** What a browser runs first in development: it reports bugs to the server, which shows them over the page, and starts the site. */
const reload = () => location.reload();

// A module with components exports something else besides: its importers would keep what the old module made.
import.meta.hot?.on('vite:invalidate', reload);

/** A page with a bug in it starts again at the next update. */
function report(cause: unknown): void {
  if (!isBug(cause)) return;
  const { name, message, stack = '' } = cause;
  import.meta.hot?.send('site:bug', { name, message, stack });
  import.meta.hot?.on('vite:beforeUpdate', reload);
}

addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));

// The site logs what its error boundary and its loaders catch.
const logError = console.error;
console.error = (...values: unknown[]) => {
  logError(...values);
  for (const value of values) report(value);
};

await import('#src/browser/hydration/entry-browser.tsx');
