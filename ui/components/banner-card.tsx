import type { Banner } from '#domain/event/banner.ts';
import styles from '#ui/components/banner-card.module.css';
import { useLink } from '#ui/kit/link-context.tsx';

/** An announcement between the concerts (LIST-18). */
export function BannerCard({ banner }: { readonly banner: Banner }) {
  const Link = useLink();
  return (
    <div className={styles.banner} data-theme={banner.theme ?? 'ocher-yellow'} data-banner={banner.id}>
      <p>
        <Link href={banner.url} target={banner.target}>
          {banner.title}
        </Link>
      </p>
      {banner.subtitle && <p>{banner.subtitle}</p>}
    </div>
  );
}
