import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import type { VipCardNumber, VipCardVerdict } from '#domain/form/vip-card.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Slot, Watched } from '#ui/kit/slot.ts';
import { nobodyYet, type SessionView } from '#ui/stores/session-view.ts';

/** Where in the site somebody is, as far as ticketing cares. */
interface Whereabouts {
  readonly environment: TixEnvironment;
  readonly locale: Locale;
}

/** Who is there, once the visitor's own code has arrived. */
interface SessionSource extends Watched<SessionView> {
  /** The visitor has come to a page that speaks to this ticketing, in this language. */
  readonly comeTo: (whereabouts: Whereabouts) => void;
  /** Asks ticketing about a VIP card (TIX-7). Never rejects. */
  readonly checkVipCard: CheckVipCard;
}

type CheckVipCard = (number: VipCardNumber) => Promise<VipCardVerdict>;

export type SessionSlot = Slot<SessionView, SessionSource>;

const SessionContext = createContext<SessionSlot | null>(null);

/** Given in the browser alone: on the server everybody is nobody. */
export const SessionProvider = SessionContext.Provider;

export function useSessionSlot(): SessionSlot | null {
  return useContext(SessionContext);
}

/** Who is there and what is in the basket. Anybody at first, as the server drew; the truth as soon as it is known. */
export function useSession(): SessionView {
  const slot = useSessionSlot();
  return useSyncExternalStore(slot?.subscribe ?? never, slot?.current ?? nobody, nobody);
}

/** The tags that decide which prices and sale starts hold; the same array until they change. Draws anew for nothing else. */
export function useTags(): readonly CustomerTag[] {
  const slot = useSessionSlot();
  const tags = () => (slot?.current ?? nobody)().session.user?.tags ?? noTags;
  return useSyncExternalStore(slot?.subscribe ?? never, tags, () => noTags);
}

/** Asks ticketing about a VIP card, as soon as it can be asked; null on the server. */
export function useCheckVipCard(): CheckVipCard | null {
  const slot = useSessionSlot();
  return useMemo(
    () =>
      slot &&
      ((number) =>
        new Promise((resolve) => {
          slot.wish((session) => void session.checkVipCard(number).then(resolve));
        })),
    [slot],
  );
}

const noTags: readonly CustomerTag[] = [];
const never = () => () => {};
const nobody = () => nobodyYet;
