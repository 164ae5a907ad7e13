/** The numbers of columns for which `agenda-poster.module.css` has a rule. */
const columnCounts = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32] as const;

/** The part of a sheet of the A series that figures may fill, and a cell's height by its width. */
const area = { width: 190, height: 250 };
const cellHeightToWidth = 1.25;

/** The smallest number of columns with which so many cells fit on one sheet; the largest there is if they do not. */
export function computePosterColumnCount(cells: number): number {
  const fits = (columns: number) =>
    Math.ceil(cells / columns) * (area.width / columns) * cellHeightToWidth <= area.height;
  return columnCounts.find(fits) ?? 32;
}
