/** The title of the browser's window (ROUTE-18): the hall's name, after the page's own title where it has one. */
export function documentTitle(hallName: string, pageTitle?: string): string {
  const title = pageTitle?.trim() ?? '';
  return title === '' || title === hallName ? hallName : `${title} – ${hallName}`;
}
