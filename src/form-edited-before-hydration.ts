/**
 * The address, as path and query, of the form that a visitor edited before hydration; undefined if none was edited. Live forms
 * (`form[data-live]`) are plain GET forms, so their address contains their state.
 */
export function findEditedFormAddress(document: Document): string | undefined {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]')) {
    if (isEdited(form)) return toAddress(form);
  }
  return undefined;
}

function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.type === 'checkbox'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue),
  );
}

function toAddress(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  const query = new URLSearchParams(pairs).toString();
  return `${new URL(form.action).pathname}${query && `?${query}`}`;
}
