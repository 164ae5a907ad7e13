import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `act` whenever the visitor has come to another address than the one of the key `since`. */
export function useNewAddress(since: string, act: () => void): void {
  const { key } = useLocation();
  const known = useRef(since);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    act();
  }, [key, act]);
}
