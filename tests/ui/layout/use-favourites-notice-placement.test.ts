import { describe, expect, it } from 'vitest';
import {
  computeFavouritesNoticePlacement,
  type Rectangle,
} from '#ui/layout/use-favourites-notice-placement.ts';

const phone = { width: 390, height: 780 };
const notice = { width: 300, height: 56 };

/** A bookmark of 40 by 40 pixels at the right edge of a list. */
const bookmarkAt = (top: number): Rectangle => ({ left: 330, top, right: 370, bottom: top + 40 });

const orderAt = (top: number): Rectangle => ({ left: 270, top, right: 330, bottom: top + 34 });

const place = (button: Rectangle, ...orders: readonly Rectangle[]) =>
  computeFavouritesNoticePlacement(button, notice, phone, orders);

describe('the notice after a press on a bookmark', () => {
  it('DOOR-37 stands below it, aligned to its right edge', () => {
    expect(place(bookmarkAt(100))).toEqual({ left: 70, top: 146, right: 370, bottom: 202 });
  });

  it('DOOR-37 stands above it where an order button or the lower edge of the window is below', () => {
    expect(place(bookmarkAt(400), orderAt(470))).toMatchObject({ top: 338, bottom: 394 });
    expect(place(bookmarkAt(730))).toMatchObject({ top: 668, bottom: 724 });
  });

  it('DOOR-37 stays inside the window', () => {
    expect(place({ left: 16, top: 100, right: 56, bottom: 140 })).toMatchObject({ left: 0, right: 300 });
    expect(place({ left: 360, top: 100, right: 400, bottom: 140 })).toMatchObject({ left: 90, right: 390 });
  });

  it('DOOR-37 has no place where both would cover an order button, or where the bookmark is out of sight', () => {
    expect(place(bookmarkAt(400), orderAt(350), orderAt(470))).toBeUndefined();
    expect(place(bookmarkAt(-300))).toBeUndefined();
  });
});
