import { expect, it } from 'vitest';
import type { VisitorPresale } from '#domain/sale/presale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { getFormats } from '#ui/format/formats.ts';
import { toPresaleText } from '#ui/format/presale-text.ts';
import type { Translate } from '#ui/words/translate.ts';

const t = ((key: string, values: object = {}) =>
  [key, ...Object.keys(values)].join(' ')) as unknown as Translate;
const everyone = moment('2026-03-14T10:00:00+01:00');
const holders = moment('2026-03-07T10:00:00+01:00');

it.each<readonly [VisitorPresale, string]>([
  [{ kind: 'othersFirst', holders, everyone }, 'offer.presale friends everyone'],
  [{ kind: 'othersFirst', holders, everyone: null }, 'offer.presaleForFriends friends'],
  [{ kind: 'othersNow', everyone }, 'offer.presaleFriendsNow everyone'],
  [{ kind: 'othersNow', everyone: null }, 'offer.presaleFriendsOnly'],
  [{ kind: 'yours', everyone }, 'offer.presaleYours everyone'],
  [{ kind: 'yours', everyone: null }, 'offer.presaleYoursAlone'],
])('WAY-38 names only starts to come: %j', (presale, text) => {
  expect(toPresaleText(presale, t, getFormats('nl', toHallDay(holders)))).toBe(text);
});
