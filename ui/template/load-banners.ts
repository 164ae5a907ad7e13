import { toErrorMessage } from '#domain/error-message.ts';
import type { Banner, BannerListName } from '#domain/event/banner.ts';
import type { BannerListQuery } from '#domain/listing/banners-in-lists.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';

/** Loads the banners of a list, which shows no picture of them (LIST-6); none if the request fails, so that the list still works (LIST-14). */
export async function loadBanners(
  list: BannerListName,
  query: BannerListQuery,
  { cms, locale, logger, signal }: TemplateVisit,
): Promise<readonly Banner[]> {
  try {
    if (query.kind === 'none') return [];
    const banners = await (query.kind === 'fallback'
      ? cms.fallbackBanners({ locale, list }, signal)
      : cms.banners({ locale, list, kind: query.bannerKind, values: query.values }, signal));
    return banners.map(({ image: _, ...banner }) => banner);
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn(list === 'events' ? 'calendar.no-banners' : 'list.no-banners', {
      message: toErrorMessage(cause),
    });
    return [];
  }
}
