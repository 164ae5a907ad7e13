import { toHallName } from '#domain/hall/hall-identity.ts';
import { hallIdentity } from '#hall/identity.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import styles from '#ui/layout/wordmark.module.css';

/** The hall's name as a logo: the article in italics. */
export function Wordmark({ href, label }: { readonly href: string; readonly label: string }) {
  const name = useSiteContext().global?.site.name ?? toHallName(hallIdentity);
  const [, article, nameWithoutArticle] = /^(Het|De|The)\s+(.+)$/.exec(name) ?? [];
  return (
    <MenuLink
      menu="service"
      className={styles.mark}
      href={href}
      label={name}
      aria-label={`${name}, ${label}`}
    >
      {article && <i>{article}</i>} {nameWithoutArticle ?? name}
    </MenuLink>
  );
}
