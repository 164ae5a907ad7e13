import { expect, it } from 'vitest';
import type { PresaleStatus } from '#domain/sale/presale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { formatPresale } from '#ui/format/format-presale.ts';
import { getFormats } from '#ui/format/formats.ts';
import type { Translate } from '#ui/words/translate.ts';

const t = ((key: string, values: object = {}) =>
  [key, ...Object.keys(values)].join(' ')) as unknown as Translate;
const everyone = moment('2026-03-14T10:00:00+01:00');
const holders = moment('2026-03-07T10:00:00+01:00');

it.each<readonly [PresaleStatus, string]>([
  [{ kind: 'othersFirst', tag: 37, holders, everyone }, 'offer.presale friends everyone'],
  [{ kind: 'othersFirst', tag: 37, holders, everyone: null }, 'offer.presaleForFriends friends'],
  [{ kind: 'othersNow', tag: 37, everyone }, 'offer.presaleFriendsNow everyone'],
  [{ kind: 'othersNow', tag: 37, everyone: null }, 'offer.presaleFriendsOnly'],
  [{ kind: 'othersFirst', tag: 8, holders, everyone }, 'offer.presaleFirst date everyone'],
  [{ kind: 'othersFirst', tag: 8, holders, everyone: null }, 'offer.presaleFrom date'],
  [{ kind: 'othersNow', tag: 8, everyone }, 'offer.presaleNow everyone'],
  [{ kind: 'othersNow', tag: 8, everyone: null }, 'offer.presaleOnly'],
  [{ kind: 'yours', everyone }, 'offer.presaleYours everyone'],
  [{ kind: 'yours', everyone: null }, 'offer.presaleYoursAlone'],
])('WAY-38 SWAP-4 names only starts to come, and Friends only by their tag: %j', (presale, text) => {
  expect(formatPresale(presale, t, getFormats('nl', toHallDay(holders)), { friend: 37 })).toBe(text);
});
