/** The name of a new template in the forms it has in files, code and texts. */
export interface TemplateName {
  /** `programme-booklet`: files and the address. */
  readonly kebab: string;
  /** `programmeBooklet`: the kind of page, its section in the CMS, and values. */
  readonly camel: string;
  /** `ProgrammeBooklet`: types and components. */
  readonly pascal: string;
  /** `programme booklet`: comments and requirements. */
  readonly plain: string;
  /** `Programme booklet`: the title of its first page. */
  readonly title: string;
}

/** The forms of a name in lower-case letters and hyphens; undefined for anything else. */
export function parseTemplateName(text: string): TemplateName | undefined {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(text)) return undefined;
  const pascal = text.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const plain = text.replaceAll('-', ' ');
  return {
    kebab: text,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    plain,
    title: plain.charAt(0).toUpperCase() + plain.slice(1),
  };
}
