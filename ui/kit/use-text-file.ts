import { useEffect, useState } from 'react';

/** The address of a file made of a text, for a link that downloads it; undefined until it is made. It lives as long as the component. */
export function useTextFile(text: string, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type }));
    queueMicrotask(() => setAddress(made));
    return () => URL.revokeObjectURL(made);
  }, [text, type]);
  return address;
}
