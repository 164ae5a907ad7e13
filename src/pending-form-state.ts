/**
 * What a visitor ticked or typed before the page woke. Live forms (`form[data-live]`) are plain GET forms, so their address
 * says it; undefined where nothing was touched.
 */
export function pendingFormState(document: Document): string | undefined {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]')) {
    if (isTouched(form)) return addressOf(form);
  }
  return undefined;
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.type === 'checkbox'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue),
  );
}

function addressOf(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  const query = new URLSearchParams(pairs).toString();
  return `${new URL(form.action).pathname}${query && `?${query}`}`;
}
