import { type RefObject, useEffect, useRef } from 'react';
import { isFrameMessage } from '#ui/kit/frame-message.ts';

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
    const listen = (event: MessageEvent): void => {
      if (isFrameMessage(event, { url, window: frame.current?.contentWindow })) hear.current(event.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
}
