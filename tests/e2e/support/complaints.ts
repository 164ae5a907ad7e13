import type { BrowserContext } from 'playwright/test';

/** A message that the browser's developer tools show as an error or a warning. */
export type Complaint = string;

/** The tests block service workers (playwright.config.ts), about which Playwright warns. */
const blockedServiceWorker = 'Service Worker registration blocked by Playwright';

/**
 * The server renders figures at a low priority and refuses one that has waited for five seconds, which can happen when
 * browsers use all cores. Any other status of a figure is reported.
 */
function isRefusedFigure(url: string, text: string): boolean {
  return new URL(url, 'http://hall.test').pathname.startsWith('/figure/') && text.includes('status of 503');
}

const policyPrefix = 'content security policy broken:';

/**
 * Collects the messages of every page of a context: errors and warnings of the console, which include React's hydration
 * errors, uncaught errors, and violations of the content security policy. The returned array grows.
 */
export async function collectComplaints(context: BrowserContext): Promise<readonly Complaint[]> {
  const complaints: Complaint[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === blockedServiceWorker) return;
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
  }, policyPrefix);
  return complaints;
}

/** The messages that match none of the patterns. */
export function withoutExpected(
  complaints: readonly Complaint[],
  forgives: readonly RegExp[],
): readonly Complaint[] {
  return complaints.filter((complaint) => !forgives.some((pattern) => pattern.test(complaint)));
}
