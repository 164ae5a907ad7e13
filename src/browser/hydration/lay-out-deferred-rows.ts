/** So few rows that laying them out is no long task on a slow phone. */
const rowsAtOnce = 4;

/**
 * Lays out the rows that the document has deferred, some in each idle period, so that the page gets its height and a visitor who comes
 * back to it finds their place.
 */
export async function layOutDeferredRows(document: Document, nextIdle: () => Promise<void>): Promise<void> {
  const rows = [...document.querySelectorAll('[data-deferred]')];
  while (rows.length > 0) {
    await nextIdle();
    for (const row of rows.splice(0, rowsAtOnce)) row.removeAttribute('data-deferred');
  }
  delete document.documentElement.dataset['layout'];
}
