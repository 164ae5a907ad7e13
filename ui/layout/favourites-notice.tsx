import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusAfterRemoval } from '#ui/kit/use-focus-after-removal.ts';
import { useFavouritesView, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import { dismissAfterInactivity } from '#ui/layout/dismiss-after-inactivity.ts';
import { useFavouritesNoticePlacement } from '#ui/layout/use-favourites-notice-placement.ts';
import type { FavouritesNoticeContent as Notice } from '#ui/stores/favourites-view.ts';
import type { Translate } from '#ui/words/translate.ts';
import styles from '#ui/layout/favourites-notice.module.css';

/** Milliseconds until a success notice is dismissed; a failure stays until the visitor dismisses it. */
const successMs = 9000;

/** The notice about the last change of the favourites, with an undo button (FAV-3). */
export function FavouritesNotice() {
  const { t } = useSite();
  const { notice } = useFavouritesView();
  const run = useVisitorServicesCaller();
  const dismissNotice = useCallback(() => run(({ favourites }) => favourites.dismissNotice()), [run]);
  const area = useRef<HTMLElement>(null);
  useFocusAfterRemoval(area, 'button');
  useFavouritesNoticePlacement(area, notice);
  useExpiry(area, notice, isFailure(notice) ? null : successMs, dismissNotice);
  return (
    <section
      ref={area}
      className={styles.notice}
      data-print="no"
      aria-label={notice ? t('favourites.notice.label') : undefined}
      data-kind={notice ? (isFailure(notice) ? 'failure' : 'news') : 'none'}
    >
      <p role="status">{notice && toText(notice, t)}</p>
      {notice?.kind === 'removed' && (
        <Button
          look="text"
          onClick={() => run(({ favourites }) => favourites.toggle(notice.id, notice.title))}
        >
          {t('favourites.notice.undo')}
        </Button>
      )}
      {notice && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('favourites.notice.dismiss')}
          onClick={dismissNotice}
        >
          <Icon name="x" />
        </button>
      )}
    </section>
  );
}

function isFailure(notice: Notice | null): boolean {
  return notice?.kind === 'notSaved' || notice?.kind === 'notLoaded';
}

function toText(notice: Notice, t: Translate): string {
  switch (notice.kind) {
    case 'added':
      return t('favourites.notice.saved', { title: notice.title });
    case 'removed':
      return t('favourites.notice.removed', { title: notice.title });
    case 'addedSeveral':
      return t('favourites.notice.savedSeveral', { count: notice.count });
    case 'addedAfterLogin':
      return t('favourites.notice.savedAfterLogin', { count: notice.count });
    case 'notSaved':
      return t('favourites.notice.notSaved');
    case 'notLoaded':
      return t('favourites.notice.notLoaded');
  }
}

/**
 * Calls `act` after `milliseconds`, unless a pointer or the focus is in `area`; the time starts again when they leave. Null
 * never expires. Another `item` starts its own time.
 */
function useExpiry(
  area: RefObject<HTMLElement | null>,
  item: unknown,
  milliseconds: number | null,
  act: () => void,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element || !item || milliseconds === null) return;
    return dismissAfterInactivity(element, milliseconds, act);
  }, [area, item, milliseconds, act]);
}
