import type { MenuItem } from '#domain/navigation/menu.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';
import styles from '#ui/layout/site-footer.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** Where the hall is, where it can be followed, what else there is, and whom it thanks (LAYOUT-8). */
export function SiteFooter() {
  const t = useWords();
  const { global } = useSite();
  if (!global) return <footer className={styles.foot} />;
  const { address, navigation, social, sponsors, site } = global;
  return (
    <footer className={styles.foot}>
      <div className={styles.columns}>
        <p className={styles.name}>{site.name}</p>
        {address && (
          <section>
            <h2>{t('footer.visit')}</h2>
            <address>
              {address.street}
              <br />
              {address.zipCode} {address.city}
              <br />
              {address.phone && (
                <SiteLink href={`tel:${address.phone.replaceAll(' ', '')}`}>{address.phone}</SiteLink>
              )}
              <br />
              {address.email && <SiteLink href={`mailto:${address.email}`}>{address.email}</SiteLink>}
            </address>
          </section>
        )}
        <FooterList title={t('footer.more')} items={[...navigation.footer, ...navigation.newsletter]} />
        <section>
          <h2>{t('footer.follow')}</h2>
          <ul>
            {social.map(({ title, url }) => (
              <li key={url}>
                <SiteLink href={url}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
        <p className={styles.colophon}>{t('footer.colophon')}</p>
      </div>
      <FooterLine items={navigation.bottom} />
      {sponsors.length > 0 && (
        <ul className={styles.sponsors} aria-label={t('footer.thanks')}>
          <li aria-hidden="true">{t('footer.thanks')}</li>
          {sponsors.map(({ title, url }) => (
            <li key={title}>{url ? <SiteLink href={url}>{title}</SiteLink> : title}</li>
          ))}
        </ul>
      )}
    </footer>
  );
}

function FooterList({ title, items }: { readonly title: string; readonly items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <SiteLink href={item.url}>{item.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FooterLine({ items }: { readonly items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.bottom}>
      {items.map((item) => (
        <li key={item.id}>
          <SiteLink href={item.url}>{item.title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
