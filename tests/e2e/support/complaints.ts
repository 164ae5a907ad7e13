import type { BrowserContext } from 'playwright/test';

/** The tests block service workers (playwright.config.ts), about which Playwright warns. */
const blockedServiceWorker = 'Service Worker registration blocked by Playwright';

/**
 * The server renders figures at a low priority and refuses one that has waited for five seconds, which can happen when
 * browsers use all cores. Any other status of a figure is reported.
 */
function isRefusedFigure(url: string, text: string): boolean {
  return new URL(url, 'http://hall.test').pathname.startsWith('/figure/') && text.includes('status of 503');
}

/**
 * Collects the messages of every page of a context: errors and warnings of the console, which include React's hydration
 * errors, uncaught errors, and violations of the content security policy. The returned array grows.
 */
export async function collectComplaints(context: BrowserContext): Promise<readonly string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === blockedServiceWorker) return;
    const { url } = message.location();
    if (!isRefusedFigure(url, message.text()))
      complaints.push(`${message.type()} at ${url}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught: ${error.error().message}`);
  });
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(
          `content security policy broken: ${violatedDirective} by ${blockedURI} (${sourceFile}:${lineNumber})`,
        );
      },
    );
  });
  return complaints;
}
