import type { TemplateName } from '#tests/tools/new-template/template-name.ts';

/** Text that is written into an existing file, before a text that it contains once. */
export interface Edit {
  readonly path: string;
  readonly before: string;
  readonly text: string;
}

/** What a new template adds to files that exist. `requirement` is its id, such as `TPL-25`. */
export function edits(name: TemplateName, requirement: string): readonly Edit[] {
  return [...siteEdits(name, requirement), ...fixtureEdits(name), ...testEdits(name, requirement)];
}

function siteEdits({ kebab, camel, pascal, plain }: TemplateName, requirement: string): readonly Edit[] {
  const page = 'domain/page/page.ts';
  return [
    { path: page, before: '  | UnknownPage;', text: `  | ${pascal}Page\n` },
    {
      path: page,
      before: '/** A page with an unknown `__typename`',
      text: `/** A page of the kind "${plain}" (${requirement}). */\nexport interface ${pascal}Page extends PageBase {\n  readonly kind: '${camel}';\n}\n\n`,
    },
    { path: page, before: "  page: 'page_page',", text: `  ${camel}: '${camel}_${camel}',\n` },
    {
      path: 'src/lazy-imports.ts',
      before: '  page: async () =>',
      text: `  ${camel}: async () => (await import('#ui/screens/${kebab}/${kebab}.template.tsx')).${camel}Template,\n`,
    },
    {
      path: 'src/lazy-imports.ts',
      before: '  personal: {',
      text: `  ${kebab === camel ? camel : `'${kebab}'`}: {\n    nl: async () => (await import('#ui/screens/${kebab}/${kebab}.nl.ts')).nl,\n    en: async () => (await import('#ui/screens/${kebab}/${kebab}.en.ts')).en,\n  },\n`,
    },
  ];
}

function fixtureEdits({ kebab, pascal }: TemplateName): readonly Edit[] {
  const edition = 'fixtures/hall/edition.ts';
  return [
    {
      path: edition,
      before: 'import { linkTo } from',
      text: `import { create${pascal}Page } from '#fixtures/hall/pages/${kebab}.ts';\n`,
    },
    { path: edition, before: '...createErrorPages(locale)', text: `create${pascal}Page(locale), ` },
  ];
}

function testEdits({ kebab, camel, plain }: TemplateName, requirement: string): readonly Edit[] {
  return [
    {
      path: 'tests/domain/page/template-by-typename.test.ts',
      before: "  ])('%s is chosen by %s'",
      text: `    ['${requirement}', '${camel}_${camel}_Entry', '${camel}'],\n`,
    },
    {
      path: 'tests/contracts/every-template.ts',
      before: "  aPageOf('page',",
      text: `  aPageOf('${camel}', { uri: '${kebab}' }),\n`,
    },
    {
      path: 'tests/e2e/support/specimens.ts',
      before: "  unknown: 'TPL-21',",
      text: `  ${camel}: '${requirement}',\n`,
    },
    {
      path: 'docs/requirements.md',
      before: '\n## LAYOUT',
      text: `- **${requirement}** A page of the kind *${plain}* has its own screen.\n`,
    },
  ];
}
