import { useEffect } from 'react';

/** Calls `report` with a value when the component is mounted, and after every change of the value. */
export function useCallOnMountAndChange<Value>(report: (value: Value) => void, value: Value): void {
  useEffect(() => report(value), [report, value]);
}
