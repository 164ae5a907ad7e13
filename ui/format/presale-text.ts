import type { VisitorPresale } from '#domain/sale/presale.ts';
import type { Formats } from '#ui/format/formats.ts';
import { withNonBreakingSpaces } from '#ui/format/non-breaking-spaces.ts';
import type { Translate } from '#ui/words/translate.ts';

/** A sentence about when the sale opens and for whom (SALE-2). */
export function toPresaleText(presale: VisitorPresale, t: Translate, formats: Formats): string {
  const everyone =
    presale.everyone === null ? null : withNonBreakingSpaces(formats.shortDateTime(presale.everyone));
  switch (presale.kind) {
    case 'yours':
      return everyone === null ? t('offer.presaleYoursAlone') : t('offer.presaleYours', { everyone });
    case 'othersNow':
      return everyone === null ? t('offer.presaleFriendsOnly') : t('offer.presaleFriendsNow', { everyone });
    case 'othersFirst': {
      const friends = withNonBreakingSpaces(formats.shortDateTime(presale.holders));
      return everyone === null
        ? t('offer.presaleForFriends', { friends })
        : t('offer.presale', { friends, everyone });
    }
  }
}
