import { memo, type ReactNode } from 'react';
import { pickRenditionForBreakpoint } from '#domain/media/image.ts';
import type { LinkCard, MenuItem } from '#domain/navigation/site-menus.ts';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/layout/main-menu.module.css';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import row from '#ui/layout/menu-row.module.css';
import { findActiveItem } from '#ui/stores/open-menu.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface MainMenuProps {
  readonly items: readonly MenuItem[];
  /** The path of the current page, without its query. */
  readonly pathname: string;
  /** Content below the items on small windows. */
  readonly children: ReactNode;
}

/**
 * The main menu: a row in the header of wide windows, a full-window sheet on small ones (LAYOUT-2, LAYOUT-4). The browser
 * opens the sheet and the items natively; the menus' store follows it and closes them.
 */
export function MainMenu({ items, pathname, children }: MainMenuProps) {
  const t = useTranslate();
  return (
    <nav id="menu" popover="auto" className={`${styles.menu} ${row.row}`} aria-label={t('header.menu')}>
      <p className={styles.top}>
        {t('header.fold')}
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" aria-label={t('header.close')}>
          <Icon name="x" />
        </button>
      </p>
      <Items items={items} pathname={pathname} />
      <div className={styles.service}>{children}</div>
    </nav>
  );
}

const Items = memo(function Items({ items, pathname }: Omit<MainMenuProps, 'children'>) {
  const t = useTranslate();
  const active = findActiveItem(items, pathname);
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink
            menu="main"
            href={item.url}
            label={item.title}
            aria-current={item === active ? 'true' : undefined}
          />
          {item.children.length > 0 && (
            // The browser may open it natively before hydration.
            <details name="main-menu" data-item={item.id} suppressHydrationWarning>
              <summary aria-label={t('header.more', { title: item.title })}>
                <Icon name="chevron-down" />
              </summary>
              <ul>
                {item.children.map((child) => (
                  <Child key={child.url} child={child} />
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
});

function Child({ child: { title, subtitle, url, image } }: { readonly child: LinkCard }) {
  const picture = image && pickRenditionForBreakpoint(image, 'sm');
  return (
    <li>
      <MenuLink menu="main" level={2} href={url} label={title}>
        {picture && (
          <img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />
        )}
        <span>{title}</span>
        {subtitle && <small>{subtitle}</small>}
      </MenuLink>
    </li>
  );
}
