import { useEffect, useState } from 'react';
import type { PlanPoint, RoomPlan } from '#domain/room/room-plan.ts';

/** A point in the drawing of a plan, with the radio button of its zone. */
export interface PointedSeat extends PlanPoint {
  readonly radioId: string;
}

/** Where a visitor pointed last in a drawing, whose zones are labels of radio buttons. A seat of the chosen zone does not clear the choice (SEAT-4). */
export function usePointedSeat({ width, space }: RoomPlan, drawing: HTMLElement | null) {
  const [point, setPoint] = useState<PointedSeat>();
  useEffect(() => {
    const choose = (event: MouseEvent): void => {
      const label = event.target instanceof Element && event.target.closest('label');
      const control = label && label.control;
      if (!drawing || !(control instanceof HTMLInputElement)) return;
      // A label would scroll to its radio button, which may be far away.
      event.preventDefault();
      control.focus({ preventScroll: true });
      if (!space || !control.checked) control.click();
      const rect = drawing.getBoundingClientRect();
      const scale = width / rect.width;
      const [x, y] = [(event.clientX - rect.left) * scale, (event.clientY - rect.top) * scale];
      setPoint({ radioId: control.id, x, y });
    };
    drawing?.addEventListener('click', choose);
    return () => drawing?.removeEventListener('click', choose);
  }, [width, space, drawing]);
  return [point, setPoint] as const;
}
