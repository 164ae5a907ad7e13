const failedModule = /dynamically imported module: (\S+\.js)\b/;

/**
 * Creates a function that loads and starts a module once, however often it is called. If loading fails it calls `onFailure`, and the
 * next call tries again. Some browsers do not refetch a module whose fetch has failed (Chromium 150), so after the second failure
 * each attempt uses a different URL.
 */
export function createLazyStarter<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => Promise<void>,
  onFailure: (cause: unknown) => void,
): () => void {
  let loading: Promise<void> | undefined;
  let failures = 0;
  const attempt = async (): Promise<Module> => {
    try {
      return await load();
    } catch (cause) {
      loading = undefined;
      failures += 1;
      const address = failedModule.exec(String(cause))?.[1];
      if (failures === 1 || address === undefined) throw cause;
      return (await import(/* @vite-ignore */ `${address}?attempt=${failures}`)) as Module;
    }
  };
  return () => {
    loading ??= attempt().then(start).catch(onFailure);
  };
}
