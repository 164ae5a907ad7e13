import { connect } from 'node:net';

/** What a crowd is told: where to go, and how many of them there are. */
export interface CrowdWish {
  readonly port: number;
  readonly connections: number;
}

/** Connections that say one letter and then nothing, in a process of their own; says how many have been closed whenever it is asked. */
const { port, connections } = JSON.parse(process.argv[2] ?? '{}') as CrowdWish;
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
