import type { report } from '#src/report-errors.ts';

/** The address of the module that reports errors. It is imported at the first error, and has no name of a build. */
const reporterPath: string = '/errors';

/**
 * Reports errors of scripts, from the evaluation of the entry on; `src/schedule-hydration.ts` reports the failures before that. A report
 * that cannot be sent raises no further error.
 */
export function listenForErrors(
  page: EventTarget,
  load: () => Promise<{ readonly report: typeof report }> = importReporter,
): void {
  const onFailure = (event: Event): void => {
    load()
      .then((reporter) => reporter.report(event))
      .catch(() => {});
  };
  page.addEventListener('error', onFailure);
  page.addEventListener('unhandledrejection', onFailure);
}

function importReporter(): Promise<{ readonly report: typeof report }> {
  // The content security policy allows a module that a link has requested.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: reporterPath }),
  );
  return import(/* @vite-ignore */ reporterPath);
}
