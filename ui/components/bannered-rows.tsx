import type { ReactElement } from 'react';
import type { Banner } from '#domain/event/banner.ts';
import { placeBanners, withBanners } from '#domain/listing/banners.ts';
import { type ListedPage, overviewItemsPerPage } from '#domain/listing/listed-page.ts';
import { BannerCard } from '#ui/components/banner-card.tsx';

interface BanneredRowsProps {
  readonly listing: ListedPage;
  readonly banners: readonly Banner[];
  /** The rendered items of the page, each with a key. */
  readonly rows: readonly ReactElement[];
}

/** The items of one page of an overview, with the banners between them (LIST-18). */
export function BanneredRows({ listing: { page, total }, banners, rows }: BanneredRowsProps) {
  const placed = placeBanners(banners, page, overviewItemsPerPage, rows.length, total, 'series');
  return (
    <ul>
      {withBanners(rows, placed).map((entry) =>
        entry.kind === 'item' ? (
          <li key={entry.item.key}>{entry.item}</li>
        ) : (
          <li key={`banner ${entry.banner.id}`}>
            <BannerCard banner={entry.banner} />
          </li>
        ),
      )}
    </ul>
  );
}
