import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findWorld, type HallWorld, type WorldName, worlds } from '#fixtures/worlds/worlds.ts';
import styles from '#src/demo/offline/demo-controls.module.css';

const worldKey = 'world';

/** The demo world named in the address, which is stored for the tab; without a valid name, the stored one. */
export function readChosenWorld({ location, sessionStorage }: Window): {
  readonly name: WorldName;
  readonly world: HallWorld;
} {
  const requested = findWorld(new URLSearchParams(location.search).get(worldKey));
  const name = requested ?? findWorld(sessionStorage.getItem(worldKey)) ?? 'usual';
  sessionStorage.setItem(worldKey, name);
  return { name, world: worlds[name] };
}

/** A switch that shows the current demo world and links to the others. */
export function DemoWorldSwitch(current: WorldName): ReactNode {
  return createPortal(
    <details className={styles.switcher} lang="en">
      <summary>World: {worlds[current].title}</summary>
      <ul>
        {(Object.keys(worlds) as WorldName[]).map((name) => (
          <li key={name}>
            <a href={`?${worldKey}=${name}`} aria-current={name === current}>
              {worlds[name].title}
            </a>
          </li>
        ))}
      </ul>
    </details>,
    document.body,
  );
}
