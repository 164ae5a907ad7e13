import type { BrowserContext } from 'playwright/test';

/** Something a browser said that a visitor's developer tools would show in red or yellow. */
export type Complaint = string;

/** The tests themselves keep service workers out (playwright.config.ts), and Playwright warns that they do. */
const blockedByUs = 'Service Worker registration blocked by Playwright';

/**
 * The server draws figures at a low priority and refuses one that has waited for five seconds, which browsers that keep every core
 * busy can bring about. Any other status of a figure is reported.
 */
function isRefusedFigure(url: string, text: string): boolean {
  return new URL(url, 'http://hall.test').pathname.startsWith('/figure/') && text.includes('status of 503');
}

const mark = 'content security policy broken:';

/**
 * Begins to listen to every page of a context; what is answered grows while they live. Heard are errors and warnings of
 * the console, errors nobody caught, broken content security policies, and with them what React says about hydration.
 */
export async function complaintsOf(context: BrowserContext): Promise<readonly Complaint[]> {
  const complaints: Complaint[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === blockedByUs) return;
    const { url } = message.location();
    if (!isRefusedFigure(url, message.text()))
      complaints.push(`${message.type()} at ${url}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught: ${error.error().message}`);
  });
  await context.addInitScript((words) => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`${words} ${violatedDirective} by ${blockedURI} (${sourceFile}:${lineNumber})`);
      },
    );
  }, mark);
  return complaints;
}

/** The complaints that none of some patterns forgives. */
export function unforgiven(
  complaints: readonly Complaint[],
  forgives: readonly RegExp[],
): readonly Complaint[] {
  return complaints.filter((complaint) => !forgives.some((pattern) => pattern.test(complaint)));
}
