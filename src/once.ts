/** Something that is done once, however often it is asked for; where it failed, the next to ask has it done again. */
export function once(act: () => Promise<void>, onFailure: (cause: unknown) => void): () => void {
  let doing: Promise<void> | undefined;
  return () => {
    doing ??= act().catch((cause: unknown) => {
      doing = undefined;
      onFailure(cause);
    });
  };
}
