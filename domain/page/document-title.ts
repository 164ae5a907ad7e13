/** The title of the browser's window (ROUTE-18): the hall's name, after the page's own title where it has one; that alone while the hall's name is not known. */
export function documentTitle(hallName: string, pageTitle?: string): string {
  const title = pageTitle?.trim() ?? '';
  if (hallName === '') return title;
  return title === '' || title === hallName ? hallName : `${title} – ${hallName}`;
}
