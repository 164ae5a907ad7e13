import { pickRenditionForBreakpoint } from '#domain/media/image.ts';
import type { Sponsor } from '#domain/page/global.ts';
import { useSite } from '#ui/kit/site.tsx';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import styles from '#ui/layout/sponsors.module.css';

/** The sponsors, each with a logo if there is one (LAYOUT-8). */
export function Sponsors({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  const { t } = useSite();
  if (sponsors.length === 0) return null;
  return (
    <section className={`${styles.sponsors} split`}>
      <h2>{t('footer.thanks')}</h2>
      <ul>
        {sponsors.map((sponsor, index) => (
          <li key={index}>
            {sponsor.url ? (
              <MenuLink menu="footer" href={sponsor.url} label={sponsor.title}>
                <Name sponsor={sponsor} />
              </MenuLink>
            ) : (
              <Name sponsor={sponsor} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name is text, so the logo is decorative. */
function Name({ sponsor: { title, image } }: { readonly sponsor: Sponsor }) {
  const logo = image && pickRenditionForBreakpoint(image, 'xs');
  return (
    <>
      {logo && <img src={logo.url} width={logo.width} height={logo.height} alt="" loading="lazy" />}
      <span>{title}</span>
    </>
  );
}
