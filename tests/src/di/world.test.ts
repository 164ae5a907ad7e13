import { describe, expect, it } from 'vitest';
import { token } from '#ports/token.ts';
import { BrowserWorld } from '#src/di/browser-world.ts';
import { createContainer } from '#src/di/create-container.ts';
import { provide, type World, type WorldModule } from '#src/di/world.ts';

const Hour = token<number>('Hour');
const Greeting = token<string>('Greeting');
const Cloakroom = token<object>('Cloakroom');
const Seat = token<object>('Seat');

const evening: WorldModule = (bind) => {
  provide(bind, Greeting, (hour: number) => `Het is ${hour} uur`, [Hour]);
  provide(bind, Hour, () => 20, []);
  provide(bind, Cloakroom, () => ({}), []).inSingletonScope();
  provide(bind, Seat, () => ({}), []).inTransientScope();
};

const matinee: WorldModule = (bind) => {
  provide(bind, Hour, () => 14, []);
  provide(bind, Cloakroom, () => ['hats'], []).inSingletonScope();
};

const worlds: readonly (readonly [name: string, create: (...modules: WorldModule[]) => World])[] = [
  ['a container', (...modules) => createContainer(modules)],
  ['a browser', (...modules) => new BrowserWorld(...modules)],
];

describe.each(worlds)('the world of %s', (_, createWorld) => {
  it('creates a port from its dependencies, in whichever order they are bound', () => {
    expect(createWorld(evening).get(Greeting)).toBe('Het is 20 uur');
  });

  it('creates a singleton once, and any other port for each use', () => {
    const world = createWorld(evening);
    expect(world.get(Cloakroom)).toBe(world.get(Cloakroom));
    expect(world.get(Seat)).not.toBe(world.get(Seat));
  });

  it('throws for a port without a binding, and names it', () => {
    expect(() => createWorld().get(Greeting)).toThrow('Greeting');
    const daytime: WorldModule = (bind) => provide(bind, Greeting, (hour: number) => `${hour}`, [Hour]);
    expect(() => createWorld(daytime).get(Greeting)).toThrow('Hour');
  });
});

describe('the bindings of a later module', () => {
  it('override in a child container, which shares the other singletons', () => {
    const parent = createContainer([evening]);
    const child: World = createContainer([(bind) => provide(bind, Hour, () => 14, [])], parent);
    expect(child.get(Hour)).toBe(14);
    expect(child.get(Cloakroom)).toBe((parent as World).get(Cloakroom));
  });

  it('replace the earlier ones in a browser, also those that were used', () => {
    const world = new BrowserWorld(evening);
    world.get(Cloakroom);
    world.load(matinee);
    expect(world.get(Greeting)).toBe('Het is 14 uur');
    expect(world.get(Cloakroom)).toEqual(['hats']);
  });
});
