/** Lets the browser download a text as a file with a name and a media type. */
export function downloadTextFile(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser reads the URL when the click is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
