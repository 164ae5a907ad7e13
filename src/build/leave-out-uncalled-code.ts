import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packages = join(import.meta.dirname, '../../node_modules');

/**
 * The modules of libraries that nothing in a browser calls, though other modules import them: bundlers find an export without a use, and
 * no method or branch without a call. Intervals, differences and parsing by a format of luxon; and of inversify what is not
 * `toResolvedValue` (`src/worlds/provide.ts`), and the code that it would generate for bindings that are no singletons.
 */
const uncalledModules: readonly string[] = [
  ...['interval', 'impl/diff', 'impl/tokenParser'].map((name) => `luxon/src/${name}.js`),
  ...[
    'metadata/calculations/getClassMetadata',
    'planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit',
    'planning/models/ConstantValueBindingNode',
    'planning/models/DynamicValueBindingNode',
    'planning/models/FactoryBindingNodeImplementation',
    'planning/models/InstanceBindingNodeImplementation',
  ].map((name) => `@inversifyjs/core/lib/${name}.js`),
];

/** What inversify needs of `reflect-metadata`, which is for decorators: it counts bindings and modules in metadata of `Object`. */
const metadata = `const values = new Map();
Object.assign(Reflect, {
  getOwnMetadata: (key) => values.get(key),
  defineMetadata: (key, value) => void values.set(key, value),
});`;

/**
 * Leaves out of a browser's build what nothing calls in the libraries: 12 kB of a first visit, as sent. Calling it throws. A build fails
 * if a library has none of these modules, as after an update.
 */
export function leaveOutUncalledCode(): Plugin {
  const left = new Set(uncalledModules);
  return {
    name: 'leave-out-uncalled-code',
    enforce: 'pre',
    // The package's own entry is one file, in which there are no modules.
    resolveId: { filter: { id: /^luxon$/ }, handler: () => join(packages, 'luxon/src/luxon.js') },
    load: {
      filter: { id: /luxon.src|inversifyjs.core|reflect-metadata/ },
      handler(id) {
        if (id.endsWith('ReflectLite.js')) return metadata;
        const name = uncalledModules.find((one) => join(packages, one) === join(id));
        if (!name) return null;
        left.delete(name);
        return replaceExports(readFileSync(id, 'utf8'));
      },
    },
    // The router's components are made by calls and have names assigned to them, which bundlers do not leave out.
    transform: {
      filter: { id: /react-router.dist.production/ },
      handler: (code) => ({
        code: code
          .replace(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
    generateBundle() {
      if (left.size > 0) this.error(`The build has no ${[...left].join(', ')}.`);
    },
  };
}

/** A module with the same exports, each of which throws if it is called. */
function replaceExports(code: string): string {
  const declared = [...code.matchAll(/^export (?:function|class|const) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const uncalled = 'class { constructor() { throw new Error("This code is not in the build."); } }';
  return [
    ...declared.map((name) => `export const ${name} = ${uncalled};`),
    ...(/^export default/m.test(code) ? [`export default ${uncalled}`] : []),
  ].join('\n');
}
