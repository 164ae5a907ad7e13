import type { PlantedByRule } from '#tests/architecture/planted/planted.ts';

/** Names and sizes. */
export const plantedNames: PlantedByRule = {
  'files are named in kebab-case': [
    ['ui/layout/Header.tsx', '', '1 is not named in kebab-case, lower case with hyphens'],
  ],
  'no file is longer than 300 lines': [
    ['ui/layout/header.tsx', 'a;\n'.repeat(301), '1 has 301 lines, the maximum is 300'],
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
};
