const failedModule = /dynamically imported module: (\S+\.js)\b/;

/**
 * A function that loads a module and starts it, once, however often it is called. Where the module cannot be had, `onFailure` is
 * told, and the next call tries again. Browsers differ in whether they fetch a module again whose fetch has failed (Chromium
 * 150 does not), so each attempt after the second failure asks for it under an address of its own.
 */
export function loadOnce<Module>(
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
