/** A system that cannot be asked: every question to it ends in this failure. For ports whose members all answer by a promise. */
export function unreachablePort<Port extends object>(why: string): Port {
  return new Proxy({} as Port, {
    // Whoever asks for `then` wants to know whether this is a promise.
    get: (_port, member) => (member === 'then' ? undefined : async () => Promise.reject(new Error(why))),
  });
}
