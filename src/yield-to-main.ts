/** Ends the running task, so that the browser can handle input before the next one. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
