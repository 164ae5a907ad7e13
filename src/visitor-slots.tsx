import type { ComponentType, ReactNode } from 'react';
import type { World } from '#src/di/world.ts';
import { PersonalWorldProvider, type WorldSlot } from '#src/routes/personal-context.tsx';
import { CountingProvider, type CountingSlot } from '#ui/kit/counting-context.tsx';
import { FavouritesProvider, type FavouritesSlot } from '#ui/kit/favourites-context.tsx';
import { LatePartProvider, type PartSlot } from '#ui/kit/late-part.tsx';
import { MomentProvider, type MomentSlot } from '#ui/kit/moment-context.tsx';
import { SessionProvider, type SessionSlot } from '#ui/kit/session-context.tsx';
import { Slot, type Watched } from '#ui/kit/slot.ts';
import { nothingCountedYet } from '#ui/stores/counting-view.ts';
import { noFavouritesYet } from '#ui/stores/favourites-view.ts';
import type { Moments } from '#ui/stores/moments.ts';
import { nobodyYet } from '#ui/stores/session-view.ts';

/** The places that the visitor's own code takes when it has arrived. They exist in the browser alone. */
export interface VisitorSlots {
  readonly session: SessionSlot;
  readonly favourites: FavouritesSlot;
  readonly counting: CountingSlot;
  readonly moments: MomentSlot;
  readonly part: PartSlot;
  readonly world: WorldSlot;
}

/** `onWish`: somebody pressed what needs that code, so it is fetched at once. */
export function visitorSlots(onWish: () => void): VisitorSlots {
  return {
    session: new Slot(nobodyYet),
    favourites: new Slot(noFavouritesYet, onWish),
    counting: new Slot(nothingCountedYet, onWish),
    moments: new Slot<Moments | null, Watched<Moments | null>>(null),
    world: new Slot<World | null, Watched<World | null>>(null, onWish),
    part: new Slot<ComponentType | null, Watched<ComponentType | null>>(null),
  };
}

interface VisitorSlotsProviderProps {
  readonly slots: VisitorSlots;
  readonly children: ReactNode;
}

export function VisitorSlotsProvider({ slots, children }: VisitorSlotsProviderProps) {
  return (
    <SessionProvider value={slots.session}>
      <FavouritesProvider value={slots.favourites}>
        <MomentProvider value={slots.moments}>
          <PersonalWorldProvider value={slots.world}>
            <CountingProvider value={slots.counting}>
              <LatePartProvider value={slots.part}>{children}</LatePartProvider>
            </CountingProvider>
          </PersonalWorldProvider>
        </MomentProvider>
      </FavouritesProvider>
    </SessionProvider>
  );
}
