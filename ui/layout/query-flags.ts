/** Whether `?cp=` requests the control panel (LAYOUT-7). */
export function isControlPanelRequested(value: string | null | undefined): boolean {
  return isOneOf(value, ['yes', 'true', '1']);
}

/** Whether `?debug=` requests debug output (TIX-6). */
export function hasDebugFlag(value: string | null | undefined): boolean {
  return isOneOf(value, ['tix', 'yes', 'true', '1']);
}

function isOneOf(value: string | null | undefined, words: readonly string[]): boolean {
  return words.some((word) => word === value);
}
