import { type RefObject, useEffect, useRef } from 'react';

/** Hears what a frame says, and nobody else: a message counts only if it comes from that frame's own window and origin. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: unknown) => void,
): void {
  const hear = useRef(onMessage);
  useEffect(() => {
    hear.current = onMessage;
  });
  useEffect(() => {
    const origin = URL.canParse(url, location.href) ? new URL(url, location.href).origin : undefined;
    const listen = (event: MessageEvent): void => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) hear.current(event.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
}
