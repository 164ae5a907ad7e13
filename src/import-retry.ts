const failedModule = /dynamically imported module: (\S+\.js)\b/;

/**
 * An import that can be tried again. Browsers differ in whether they fetch a module again whose fetch has failed (Chromium 150
 * does not), so each attempt after the second failure asks for it under an address of its own. `load` holds the import.
 */
export function retriableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (cause) {
      const address = failedModule.exec(String(cause))?.[1];
      failures += 1;
      if (failures === 1 || address === undefined) throw cause;
      return (await import(/* @vite-ignore */ `${address}?attempt=${failures}`)) as Module;
    }
  };
}
