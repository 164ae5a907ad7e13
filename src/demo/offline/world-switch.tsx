import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type HallWorld, type WorldName, worldNamed, worlds } from '#fixtures/worlds/worlds.ts';
import styles from '#src/demo/offline/desk.module.css';

const worldKey = 'world';

/** The world that the address names, which the tab then stays in; an unknown name is the one it was in. */
export function enteredWorld({ location, sessionStorage }: Window): {
  readonly name: WorldName;
  readonly world: HallWorld;
} {
  const asked = worldNamed(new URLSearchParams(location.search).get(worldKey));
  const name = asked ?? worldNamed(sessionStorage.getItem(worldKey)) ?? 'usual';
  sessionStorage.setItem(worldKey, name);
  return { name, world: worlds[name] };
}

/** Where the demo says which world it is in, and leads to the others. */
export function worldSwitch(entered: WorldName): ReactNode {
  return createPortal(
    <details className={styles.worlds} lang="en">
      <summary>World: {worlds[entered].title}</summary>
      <ul>
        {(Object.keys(worlds) as WorldName[]).map((name) => (
          <li key={name}>
            <a href={`?${worldKey}=${name}`} aria-current={name === entered}>
              {worlds[name].title}
            </a>
          </li>
        ))}
      </ul>
    </details>,
    document.body,
  );
}
