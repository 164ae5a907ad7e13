import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findScenario, type Scenario, type ScenarioName, scenarios } from '#fixtures/scenarios/scenarios.ts';
import styles from '#src/demo/offline/world-switch.module.css';

const worldKey = 'world';

/** The demo world named in the address, which is stored for the tab; without a valid name, the stored one. */
export function readChosenWorld({ location, sessionStorage }: Window): {
  readonly name: ScenarioName;
  readonly world: Scenario;
} {
  const requested = findScenario(new URLSearchParams(location.search).get(worldKey));
  const name = requested ?? findScenario(sessionStorage.getItem(worldKey)) ?? 'usual';
  sessionStorage.setItem(worldKey, name);
  return { name, world: scenarios[name] };
}

/** A switch that shows the current demo world and links to the others. */
export function DemoWorldSwitch(current: ScenarioName): ReactNode {
  return createPortal(
    <details className={styles.switcher} data-print="no" lang="en">
      <summary>World: {scenarios[current].title}</summary>
      <ul>
        {(Object.keys(scenarios) as ScenarioName[]).map((name) => (
          <li key={name}>
            <a href={`?${worldKey}=${name}`} aria-current={name === current}>
              {scenarios[name].title}
            </a>
          </li>
        ))}
      </ul>
    </details>,
    document.body,
  );
}
