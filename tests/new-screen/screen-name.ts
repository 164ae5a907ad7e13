/** A screen's name in the forms it takes in files and code. */
export interface ScreenName {
  /** `programme-booklet`: files and the address. */
  readonly kebab: string;
  /** `programmeBooklet`: words and values. */
  readonly camel: string;
  /** `ProgrammeBooklet`: types and components. */
  readonly pascal: string;
}

/** The forms of a name in small letters with hyphens; undefined for anything else. */
export function screenNameOf(text: string): ScreenName | undefined {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(text)) return undefined;
  const pascal = text.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { kebab: text, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}
