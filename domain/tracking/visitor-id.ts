/** A random UUID (version 4) for a visitor whom nobody knows (TRACK-4). `chance` gives numbers from 0 to 1, each as likely as another. */
export function randomVisitorId(chance: () => number): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(chance() * 16);
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16);
  });
}
