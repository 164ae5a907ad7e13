import type { PlantedByRule } from '#tests/architecture/planted/planted.ts';

/** Names and sizes. */
export const plantedNames: PlantedByRule = {
  'files are named in kebab-case': [
    ['ui/layout/Header.tsx', '', '1 is not named in kebab-case, lower case with hyphens'],
  ],
  'no file is longer than 300 lines': [
    ['ui/layout/header.tsx', 'a;\n'.repeat(301), '1 has 301 lines, the maximum is 300'],
  ],
  'the domain is named in the words of the hall': [
    ['domain/sale/sale-utils.ts', '', '1 is called sale-utils.ts, which is too generic'],
    ['domain/sale/sale.ts', 'export const saleData = 1;', '1 is called saleData, which is too generic'],
  ],
  'technique is named in standard terms': [
    [
      'adapters/http-server/server-factory.ts',
      'export const limits = 1;\nexport interface Patience {}',
      '2 uses Patience for the standard term timeoutMs',
    ],
    [
      'tests/support/served-site.ts',
      'const site = serve();\nconst askedTwice = 2;',
      '2 uses askedTwice for the standard term request, requested or query',
    ],
    [
      'fixtures/sandbox/sandbox.ts',
      'class Visits {\n  #kept = 1;\n}',
      '2 uses kept for the standard term cached, stored or saved',
    ],
  ],
  'an exported function begins with a verb': [
    [
      'domain/time/week.ts',
      'export const weekDays = 7;\nexport function daysOfWeek() {}',
      '2 exports the function daysOfWeek',
    ],
  ],
  'every function and type of a port has a docstring': [
    [
      'ports/cms.port.ts',
      '/* not a promise */\nexport type Lookup = 1;',
      '2 exports Lookup without a docstring',
    ],
  ],
  'every function of the domain has a docstring': [
    [
      'domain/sale/sale.ts',
      '/** One. */\nconst one = 1;\nexport const two = () => one;',
      '3 exports two without a docstring',
    ],
  ],
  'a port file contains one port and its token': [
    ['ports/cms.port.ts', 'export interface CmsPort {}', '1 has no token, or several'],
  ],
  'props and inner functions are named after their component': [
    [
      'ui/layout/site-footer.tsx',
      'interface SiteFooterProps {}\ninterface BaseProps {}\nexport const SiteFooter = observer(function SiteFooter() {});',
      '2 has BaseProps, but no Base',
    ],
    [
      'ui/layout/site-footer.tsx',
      'export const SiteFooter = observer(function Base() {});',
      '1 calls Base what it names SiteFooter',
    ],
  ],
};
