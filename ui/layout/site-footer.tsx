import { memo } from 'react';
import { pickRenditionForBreakpoint } from '#domain/media/image.ts';
import { type PostalAddress, type SocialLink, toPhoneUrl, type Sponsor } from '#domain/page/global.ts';
import type { MenuItem } from '#domain/page/site-menus.ts';
import { hasServicesNeedingConsent } from '#ports/settings.port.ts';
import { Icon } from '#ui/components/icon.tsx';
import { NewsletterForm } from '#ui/components/newsletter-form.tsx';
import { formatCityLine } from '#ui/format/city-line.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import styles from '#ui/layout/site-footer.module.css';
import sponsorStyles from '#ui/layout/sponsors.module.css';

interface SiteFooterProps {
  /** Whether the page has a newsletter form already; the footer then only links to the newsletter. */
  readonly hasNewsletter?: boolean;
}

/** The footer: address, links, social media and sponsors (LAYOUT-8). */
export const SiteFooter = memo(function SiteFooter({ hasNewsletter = false }: SiteFooterProps) {
  const { t, global } = useSite();
  if (!global) return <footer className={styles.foot} />;
  const { address, navigation, social, sponsors, site } = global;
  const [newsletter] = navigation.newsletter;
  return (
    <footer className={styles.foot} data-print="no" data-theme="petrol">
      {newsletter && !hasNewsletter && (
        <section className={styles.letter}>
          <h2>
            <MenuLink menu="footer" href={newsletter.url} label={newsletter.title} />
          </h2>
          <NewsletterForm />
        </section>
      )}
      <div className={styles.columns}>
        <section className={styles.house}>
          <h2>{site.name}</h2>
          {address && <HallAddress address={address} />}
        </section>
        {navigation.footer.map((item) => (
          <Column key={item.id} item={item} />
        ))}
        <Follow social={social} newsletter={hasNewsletter ? newsletter : undefined} />
      </div>
      <Sponsors sponsors={sponsors} />
      <div className={styles.last}>
        <p className={styles.colophon}>{t('footer.colophon')}</p>
        <ul>
          {navigation.bottom.map(({ id, url, title }) => (
            <li key={id}>
              <MenuLink menu="bottom" href={url} label={title} />
            </li>
          ))}
          <ReopenConsentButton />
        </ul>
      </div>
    </footer>
  );
});

function HallAddress({ address }: { readonly address: PostalAddress }) {
  const { street, phone, email, openingHours } = address;
  return (
    <address>
      {street}
      <br />
      {formatCityLine(address)}
      {phone && (
        <>
          <br />
          <MenuLink menu="footer" href={toPhoneUrl(phone)} label={phone} />
        </>
      )}
      {email && (
        <>
          <br />
          <MenuLink menu="footer" href={`mailto:${email}`} label={email} />
        </>
      )}
      {openingHours && <p className={styles.hours}>{openingHours}</p>}
    </address>
  );
}

function Column({ item }: { readonly item: MenuItem }) {
  return (
    <section>
      <h2>
        <MenuLink menu="footer" href={item.url} label={item.title} />
      </h2>
      <ul>
        {item.children.map(({ url, title }, index) => (
          <li key={index}>
            <MenuLink menu="footer" level={2} href={url} label={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FollowProps {
  readonly social: readonly SocialLink[];
  /** The newsletter, if the footer only links to it. */
  readonly newsletter: MenuItem | undefined;
}

/** Where to follow the hall; nothing without a link. */
function Follow({ social, newsletter }: FollowProps) {
  const { t } = useSite();
  if (social.length === 0 && !newsletter) return null;
  return (
    <section>
      <h2>{t('footer.follow')}</h2>
      <ul className={styles.follow}>
        {social.map(({ icon, title, url }, index) => (
          <SocialMediaLink key={index} icon={icon} title={title} url={url} />
        ))}
        {newsletter && <SocialMediaLink icon="mail" title={newsletter.title} url={newsletter.url} />}
      </ul>
    </section>
  );
}

function SocialMediaLink({ icon, title, url }: SocialLink) {
  return (
    <li>
      <MenuLink menu="footer" href={url} label={title}>
        <Icon name={icon} /> {title}
      </MenuLink>
    </li>
  );
}

/** A button that opens the consent question again. Without scripts, or anything that needs consent (TRACK-7), there is no button. */
function ReopenConsentButton() {
  const { t, settings } = useSite();
  const run = useVisitorServicesCaller();
  return (
    useIsHydrated() &&
    hasServicesNeedingConsent(settings) && (
      <li>
        <button type="button" onClick={() => run(({ consent }) => consent.reopenDialog())}>
          {t('footer.cookies')}
        </button>
      </li>
    )
  );
}

/** The sponsors, each with a logo if there is one (LAYOUT-8). */
function Sponsors({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  const { t } = useSite();
  if (sponsors.length === 0) return null;
  return (
    <section className={`${sponsorStyles.sponsors} split`}>
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
