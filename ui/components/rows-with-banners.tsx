import type { ReactElement } from 'react';
import type { Banner } from '#domain/event/banner.ts';
import { positionBanners, insertBanners } from '#domain/listing/banners-in-lists.ts';
import { type ListPagination, overviewItemsPerPage } from '#domain/listing/list-pagination.ts';
import { BannerCard } from '#ui/components/banner-card.tsx';

interface RowsWithBannersProps {
  readonly listing: ListPagination;
  readonly banners: readonly Banner[];
  /** The rendered items of the page, each with a key. */
  readonly rows: readonly ReactElement[];
}

/** The items of one page of an overview, with the banners between them (LIST-18). */
export function RowsWithBanners({ listing: { page, total }, banners, rows }: RowsWithBannersProps) {
  const placed = positionBanners(banners, page, overviewItemsPerPage, rows.length, total, 'series');
  return (
    <ul>
      {insertBanners(rows, placed).map((entry) =>
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
