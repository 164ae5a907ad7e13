import type { TrackedMenu } from '#domain/tracking/tracking-event.ts';
import { Link, type LinkProps } from '#ui/kit/link.tsx';
import { useTrackingCaller } from '#ui/kit/visitor.tsx';

interface MenuLinkProps extends LinkProps {
  readonly menu: TrackedMenu;
  /** 1 for an item of the menu, 2 for a child. */
  readonly level?: 1 | 2;
  /** The name under which clicks are tracked; also the content by default. */
  readonly label: string;
}

/** A link in the header, a menu or the footer: a click is tracked with its menu (TRACK-3). */
export function MenuLink({ menu, level = 1, label, children = label, ...link }: MenuLinkProps) {
  const tracking = useTrackingCaller();
  return (
    <Link
      {...link}
      onClick={(event) => {
        // On small windows the main menu is a sheet.
        const isSheet = event.currentTarget.closest(':popover-open') !== null;
        tracking(({ report }) =>
          report({ kind: 'menuLink', menu: isSheet ? 'mobile' : menu, label, url: link.href, level }),
        );
        link.onClick?.(event);
      }}
    >
      {children}
    </Link>
  );
}
