import { formatHallName } from '#domain/hall-identity.ts';
import { hallIdentity } from '#hall/identity.ts';
import { Logo } from '#hall/logo.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import styles from '#hall/logo.module.css';

/** The hall's logo as a link to the home page. */
export function HallLogoLink({ href, label }: { readonly href: string; readonly label: string }) {
  const name = useSite().global?.site.name ?? formatHallName(hallIdentity);
  return (
    <MenuLink
      menu="service"
      className={styles.logo}
      href={href}
      label={name}
      aria-label={`${name}, ${label}`}
    >
      <Logo name={name} />
    </MenuLink>
  );
}
