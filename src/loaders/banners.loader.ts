import type { Banner, BannerList } from '#domain/event/banner.ts';
import type { BannerQuery } from '#domain/listing/banners.ts';
import { messageOf } from '#domain/message-of.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';

/** The banners a list asks for (LIST-6). What failing to fetch leaves is no banner, never a broken list (LIST-14). */
export async function loadBanners(
  list: BannerList,
  ask: BannerQuery,
  { cms, locale, logger, signal }: TemplateVisit,
): Promise<readonly Banner[]> {
  try {
    switch (ask.kind) {
      case 'none':
        return [];
      case 'fallback':
        return await cms.fallbackBanners({ locale, list }, signal);
      case 'chosen':
        return await cms.banners({ locale, list, kind: ask.bannerKind, values: ask.values }, signal);
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn(list === 'events' ? 'calendar.no-banners' : 'list.no-banners', { message: messageOf(cause) });
    return [];
  }
}
