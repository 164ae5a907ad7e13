import type { Timer } from '#ports/timer.port.ts';

export class SystemTimer implements Timer {
  after(milliseconds: number, act: () => void): () => void {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }
}
