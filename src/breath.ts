/** Lets a press or a stroke of a key go first: between two breaths lies as much work as nobody feels. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
