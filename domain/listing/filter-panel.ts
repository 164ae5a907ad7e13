/** Whether the filters lie over the list, where there is no room beside it (LIST-13). */
export type FilterPanel = 'open' | 'closed';

/** What the one button does: opens what is closed, closes what is open. */
export function toggledPanel(panel: FilterPanel): FilterPanel {
  return panel === 'open' ? 'closed' : 'open';
}

/** Closed, whatever it was: after a choice is made, by Escape, on the way to another page. */
export const closedPanel: FilterPanel = 'closed';
