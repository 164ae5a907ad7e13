/** A form that a visitor edited before hydration. */
interface EditedForm {
  /** The form's address, as path and query. */
  readonly address: string;
  /** Whether only text was typed: then Back does not return to the list before it, as after typing in a hydrated list. */
  readonly isOnlyTyped: boolean;
}

/**
 * The form that a visitor edited before hydration; undefined if none was edited. Live forms (`form[data-live]`) are plain GET forms, so
 * their address contains their state.
 */
export function findEditedForm(document: Document): EditedForm | undefined {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]')) {
    const edited = [...form.elements].filter(isEdited);
    if (edited.length > 0) {
      return { address: toAddress(form), isOnlyTyped: edited.every((field) => !isCheckbox(field)) };
    }
  }
  return undefined;
}

function isEdited(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  return isCheckbox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isCheckbox(field: Element): boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

function toAddress(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  const query = new URLSearchParams(pairs).toString();
  return `${new URL(form.action).pathname}${query && `?${query}`}`;
}
