import { useEffect } from 'react';

/** Tells somebody a value: at once, and whenever it has changed. */
export function useReportValue<Value>(tell: (value: Value) => void, value: Value): void {
  useEffect(() => tell(value), [tell, value]);
}
