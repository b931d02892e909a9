import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * React as ES modules. It is published as CommonJS, of which a bundler has to keep all, behind a
 * wrapper, with every use of it spelt out as a property. As modules the same statements are bound
 * by short names, and exports that nobody imports are left out. See docs/decisions/0023.
 */

const entries =
  /\/node_modules\/(?:react\/(?:index|jsx-runtime)|react-dom\/(?:index|client)|scheduler\/index)\.js$/;

/** The same module with `import` and `export`; throws where it is not written the way React is. */
export function asModule(commonJs: string): string {
  const names = [
    ...new Set(Array.from(commonJs.matchAll(/\bexports\.(\w+)/g), ([, name]) => name)),
  ];
  const imports: string[] = [];
  let code = commonJs.replace(/^var (?:\w+ = require\("[\w-]+"\)(?:,\s*)?)+;/m, (statement) => {
    for (const [, name, from] of statement.matchAll(/(\w+) = require\("([\w-]+)"\)/g))
      imports.push(`import * as ${name} from '${from}';`);
    return '';
  });
  const declarations: string[] = [];
  for (const name of names) {
    const assignments = code.match(new RegExp(`\\bexports\\.${name} =(?!=)`, 'g'))?.length ?? 0;
    // Assigned once, at the top: a constant. Otherwise a variable.
    if (assignments === 1 && new RegExp(`^exports\\.${name} =`, 'm').test(code))
      code = code.replace(`exports.${name} =`, `const exported_${name} =`);
    else declarations.push(`let exported_${name};`);
    code = code.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `exported_${name}`);
  }
  if (names.length === 0 || /\b(?:require\(|exports\b|module\.)/.test(code))
    throw new Error('React is written in a way that it was not: see scripts/react-as-modules.ts.');
  const exported = names.map((name) => `exported_${name} as ${name}`);
  return [...imports, ...declarations, code, `export { ${exported.join(', ')} };`].join('\n');
}

/** Loads React's production files that way in the browser's build. */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!entries.test(id)) return null;
      const [, production] =
        /'(\.\/cjs\/[\w-]+\.production\.js)'/.exec(readFileSync(id, 'utf8')) ?? [];
      if (!production) throw new Error(`${id} names no production file any more.`);
      const code = asModule(readFileSync(join(dirname(id), production), 'utf8'));
      return {
        code: `${code}\nexport * as default from '${id}';`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
  };
}
