import '@vitejs/plugin-react/preamble';

/** What a browser runs first in development. A module with components that exports something else besides is not replaced, so the page starts again. */
import.meta.hot?.on('vite:invalidate', () => location.reload());

await import('#src/browser/hydration/entry-browser.tsx');
