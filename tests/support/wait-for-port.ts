import { createConnection } from 'node:net';

/** Resolves when a program of this machine accepts connections; throws after two minutes. */
export async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    if (await canConnect(port)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  throw new Error(`Nothing listens on ${port}`);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
