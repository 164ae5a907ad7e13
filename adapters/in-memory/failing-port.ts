/** A port whose every call rejects with this error. For ports whose members all return promises. */
export function createFailingPort<Port extends object>(reason: string): Port {
  return new Proxy({} as Port, {
    // `await` reads `then`: undefined shows that this is not a promise.
    get: (_port, member) => (member === 'then' ? undefined : async () => Promise.reject(new Error(reason))),
  });
}
