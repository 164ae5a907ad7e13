import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { createToken } from '#ports/token.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { provide } from '#src/worlds/provide.ts';

const Hour = createToken<number>('Hour');
const Greeting = createToken<string>('Greeting');
const Cloakroom = createToken<object>('Cloakroom');
const Seat = createToken<object>('Seat');

const evening = new ContainerModule(({ bind }) => {
  provide(bind, Greeting, [Hour], (hour) => `Het is ${hour} uur`);
  provide(bind, Hour, [], () => 20);
  provide(bind, Cloakroom, [], () => ({}));
  provide(bind, Seat, [], () => ({})).inTransientScope();
});

const greeting = new ContainerModule(({ bind }) => {
  provide(bind, Greeting, [Hour], (hour) => `${hour}`);
});

describe('a world', () => {
  it('creates a port from its dependencies, in whichever order they are bound', () => {
    expect(createWorld([evening]).get(Greeting)).toBe('Het is 20 uur');
  });

  it('creates a port once, and a transient one for each use', () => {
    const world = createWorld([evening]);
    expect(world.get(Cloakroom)).toBe(world.get(Cloakroom));
    expect(world.get(Seat)).not.toBe(world.get(Seat));
  });

  it('names the port without a binding, and who asked for it', () => {
    const world = createWorld([greeting]);
    expect(() => world.get(Seat)).toThrow(/Seat/);
    expect(() => world.get(Greeting)).toThrow(/Hour[\s\S]*Greeting/);
  });

  it('names the ports that need each other', () => {
    const circle = new ContainerModule(({ bind }) => {
      provide(bind, Hour, [Greeting], (text) => text.length);
    });
    expect(() => createWorld([greeting, circle]).get(Greeting)).toThrow(
      /Greeting.* -> .*Hour.* -> .*Greeting/,
    );
  });

  it('overrides bindings of its parent, and shares its other ports', () => {
    const parent = createWorld([evening]);
    const matinee = new ContainerModule(({ bind }) => {
      provide(bind, Hour, [], () => 14);
    });
    const child = createWorld([matinee], parent);
    expect(child.get(Hour)).toBe(14);
    expect(parent.get(Hour)).toBe(20);
    expect(child.get(Cloakroom)).toBe(parent.get(Cloakroom));
  });
});
