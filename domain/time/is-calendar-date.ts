/** Whether a text `YYYY-MM-DD` is an existing date; `2026-02-30`, which `Date.parse` reads as 2 March, is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const noon = Date.parse(`${text}T12:00:00Z`);
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
}
