import { useCallback } from 'react';
import type { Banner } from '#domain/event/banner.ts';
import { Link } from '#ui/kit/link.tsx';
import { useTrackingCaller } from '#ui/kit/visitor.tsx';
import styles from '#ui/components/banner-card.module.css';

/** A banner between the concerts of a list (LIST-18). */
export function BannerCard({ banner }: { readonly banner: Banner }) {
  const tracking = useTrackingCaller();
  const observeView = useCallback(
    (element: Element | null) => {
      if (!element) return;
      tracking(({ observeBanner }) => observeBanner(element, banner));
      return () => tracking(({ unobserveBanner }) => unobserveBanner(element));
    },
    [tracking, banner],
  );
  return (
    <div
      ref={observeView}
      className={styles.banner}
      data-print="no"
      data-theme={banner.theme ?? 'ocher-yellow'}
      data-banner={banner.id}
    >
      <p>
        <Link
          href={banner.url}
          target={banner.target}
          onClick={() => tracking(({ report }) => report({ kind: 'banner', banner }))}
        >
          {banner.title}
        </Link>
      </p>
      {banner.subtitle && <p>{banner.subtitle}</p>}
    </div>
  );
}
