import { memo, type ReactNode } from 'react';
import { pickRenditionForBreakpoint } from '#domain/media/image.ts';
import type { LinkCard, MenuItem } from '#domain/page/site-menus.ts';
import { toCropPositionAttributes } from '#ui/components/crop-position.ts';
import { Icon } from '#ui/components/icon.tsx';
import { setAutofocus } from '#ui/kit/autofocus.ts';
import { SheetContents } from '#ui/kit/sheet-contents.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useSheet } from '#ui/kit/use-sheet.ts';
import { findActiveMenuItem } from '#ui/layout/active-menu-item.ts';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import { wideWindowMediaQuery } from '#ui/layout/use-menu-closing.ts';
import styles from '#ui/layout/main-menu.module.css';
import row from '#ui/layout/menu-row.module.css';

interface MainMenuProps {
  readonly items: readonly MenuItem[];
  /** The path of the current page, without its query. */
  readonly pathname: string;
  /** Content below the items on small windows. */
  readonly children: ReactNode;
}

/**
 * The main menu: a row in the header of wide windows, a full-window sheet on small ones (LAYOUT-2, LAYOUT-4). The browser
 * opens and closes the sheet and the items.
 */
export function MainMenu({ items, pathname, children }: MainMenuProps) {
  const { t } = useSite();
  const sheet = useSheet(wideWindowMediaQuery);
  return (
    <nav
      ref={sheet}
      id="menu"
      popover="auto"
      className={`${styles.menu} ${row.row}`}
      aria-label={t('header.menu')}
      onPointerOut={({ currentTarget }) => currentTarget.removeAttribute('data-hover')}
    >
      <p className={styles.top}>
        {t('header.fold')}
        <button
          ref={setAutofocus}
          type="button"
          autoFocus
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t('header.close')}
        >
          <Icon name="x" />
        </button>
      </p>
      <SheetContents id="menu-items" inPageQuery={wideWindowMediaQuery}>
        <Items items={items} pathname={pathname} />
      </SheetContents>
      <div className={styles.service}>{children}</div>
    </nav>
  );
}

const Items = memo(function Items({ items, pathname }: Omit<MainMenuProps, 'children'>) {
  const active = findActiveMenuItem(items, pathname);
  return (
    <ul className={`${styles.items} ${row.items}`}>
      {items.map((item) => (
        <Item key={item.id} item={item} isActive={item === active} />
      ))}
    </ul>
  );
});

function Item({ item, isActive }: { readonly item: MenuItem; readonly isActive: boolean }) {
  const { t } = useSite();
  return (
    <li>
      <MenuLink menu="main" href={item.url} label={item.title} aria-current={isActive ? 'true' : undefined} />
      {item.children.length > 0 && (
        // The browser may open it natively before hydration.
        <details name="main-menu" suppressHydrationWarning>
          <summary aria-label={t('header.more', { title: item.title })}>
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {item.children.map((child, index) => (
              <Child key={index} child={child} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Child({ child: { title, subtitle, url, image } }: { readonly child: LinkCard }) {
  const picture = image && pickRenditionForBreakpoint(image, 'sm');
  return (
    <li data-picture={picture && 'yes'}>
      <MenuLink menu="main" level={2} href={url} label={title}>
        {picture && (
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt=""
            {...toCropPositionAttributes(image)}
            loading="lazy"
          />
        )}
        <span>{title}</span>
        {subtitle && <small>{subtitle}</small>}
      </MenuLink>
    </li>
  );
}
