import type { CustomerTagTable } from '#domain/sale/customer-tags.ts';
import type { PresaleStatus } from '#domain/sale/presale.ts';
import type { Formats } from '#ui/format/formats.ts';
import { preventBreaksExceptAfterCommas } from '#ui/format/prevent-breaks-except-after-commas.ts';
import type { Translate } from '#ui/words/translate.ts';

/** The customer tag of the hall's friends (SWAP-4). */
type FriendTag = Pick<CustomerTagTable, 'friend'>;

/** A sentence about when the sale opens and for whom (SALE-2): for Friends only if it opens by their tag. */
export function formatPresale(
  presale: PresaleStatus,
  t: Translate,
  formats: Formats,
  { friend }: FriendTag,
): string {
  const everyone =
    presale.everyone === null
      ? null
      : preventBreaksExceptAfterCommas(formats.shortDateTime(presale.everyone));
  switch (presale.kind) {
    case 'yours':
      return everyone === null ? t('offer.presaleYoursAlone') : t('offer.presaleYours', { everyone });
    case 'othersNow': {
      const isForFriends = presale.tag === friend;
      if (everyone === null) return t(isForFriends ? 'offer.presaleFriendsOnly' : 'offer.presaleOnly');
      return t(isForFriends ? 'offer.presaleFriendsNow' : 'offer.presaleNow', { everyone });
    }
    case 'othersFirst': {
      const isForFriends = presale.tag === friend;
      const holders = preventBreaksExceptAfterCommas(formats.shortDateTime(presale.holders));
      if (everyone === null)
        return isForFriends
          ? t('offer.presaleForFriends', { friends: holders })
          : t('offer.presaleFrom', { date: holders });
      return isForFriends
        ? t('offer.presale', { friends: holders, everyone })
        : t('offer.presaleFirst', { date: holders, everyone });
    }
  }
}
