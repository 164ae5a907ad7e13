import { Container, ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { token } from '#ports/token.ts';
import { provide, type World } from '#src/di/world.ts';

const Hour = token<number>('Hour');
const Greeting = token<string>('Greeting');
const Cloakroom = token<object>('Cloakroom');

describe('provide', () => {
  it('creates a port from its dependencies', () => {
    const container = new Container();
    container.load(
      new ContainerModule((bind) => {
        provide(bind, Hour, () => 20, []);
        provide(bind, Greeting, (hour: number) => `Het is ${hour} uur`, [Hour]);
      }),
    );
    const world: World = container;
    expect(world.get(Greeting)).toBe('Het is 20 uur');
  });

  it('gives a request’s container the singleton of its parent', () => {
    const parent = new Container();
    parent.load(
      new ContainerModule((bind) => void provide(bind, Cloakroom, () => ({}), []).inSingletonScope()),
    );
    const [world, child]: World[] = [parent, new Container({ parent })];
    expect(child?.get(Cloakroom)).toBe(world?.get(Cloakroom));
  });
});
