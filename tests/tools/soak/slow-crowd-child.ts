import { connect } from 'node:net';

/** The input of the crowd: the site's port, and the number of connections. */
export interface SlowCrowdOptions {
  readonly port: number;
  readonly connections: number;
}

/** Opens connections that send one byte and then nothing; reports on request how many have been closed. */
const { port, connections } = JSON.parse(process.argv[2] ?? '{}') as SlowCrowdOptions;
let closed = 0;
for (let one = 0; one < connections; one += 1) {
  const socket = connect(port, 'localhost', () => socket.write('G'));
  socket.on('error', () => {});
  socket.on('close', () => {
    closed += 1;
  });
  socket.resume();
}
process.on('message', () => process.send?.({ closed }));
process.on('disconnect', () => process.exit(0));
