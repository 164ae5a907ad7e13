import type { LockedPackage } from '#tests/tools/supply-chain/locked-packages.ts';

/** The licences that production packages may have. All but the last permit any use that preserves the notice. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'LGPL-3.0-or-later',
];

/** The packages whose licence is not allowed. */
export function notAllowed(packages: readonly LockedPackage[]): readonly string[] {
  return packages
    .filter(({ license }) => !license.split(' AND ').every((one) => allowed.includes(one)))
    .map(({ name, license }) => `${name}: ${license}`);
}

/** `docs/licences.md`: the licences of the production packages, with the packages of each. */
export function licencesPage(packages: readonly LockedPackage[]): string {
  const licences = [...new Set(packages.map(({ license }) => license))].toSorted();
  const rows = licences.map((license) => {
    const names = packages.filter((one) => one.license === license).map(nameAndVersion);
    return `| ${license} | ${[...new Set(names)].toSorted().join(' · ')} |\n`;
  });
  return [heading, ...rows].join('');
}

function nameAndVersion({ name, version }: LockedPackage): string {
  return `${name} ${version}`;
}

const heading = `# Licences

The packages that the site runs on, by their licence, on every platform: from \`package-lock.json\`, by \`npm run docs\`.

The site itself is under [MIT](../LICENSE). All but one of these licences ask only that their notice is kept. **LGPL-3.0-or-later** is
that of libvips, which \`sharp\` brings as a shared library to draw the pictures of figures for other sites. It is loaded as it is and
not changed, so the site's own licence stands. Whoever hands on the site with its packages, as a container image does, hands on
libvips too: with its licence, with word of where its source is (<https://github.com/libvips/libvips>), and in a form in which
another version can be put in its place, which a separate file is.

| licence | packages |
| --- | --- |
`;
