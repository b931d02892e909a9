import { readFileSync } from 'node:fs';
import { type Plugin, parseAst } from 'vite';

/**
 * A bundler keeps a module in one piece, so what only the back-office uses of the router would travel
 * to every visitor. These exports, with what only they need, become a module beside their own that
 * is loaded with the screens that use it. Nothing is left out, nothing is written anew. See
 * docs/decisions/0023.
 */
const namesApart: Record<string, string[]> = {
  'react-router/dist/production/lib/dom/lib.js': [
    'Form',
    'HistoryRouter',
    'NavLink',
    'useFetcher',
    'useFormAction',
    'useSearchParams',
    'useSubmit',
    'useViewTransitionState',
  ],
  'react-router/dist/production/lib/dom/dom.js': [
    'createSearchParams',
    'getFormSubmissionInfo',
    'getSearchParamsForLocation',
  ],
  'react-router/dist/production/lib/hooks.js': ['useBlocker', 'useRevalidator'],
};

/** Ends the address of such a module. */
const mark = '?apart';

/**
 * Splits a module in two. `kept` goes on exporting everything, `names` out of `apart`, which takes
 * along what nothing else uses. Throws when a name is not exported any more, when what is kept uses
 * it, or when the module is not written plainly enough to tell.
 */
export function splitModule(
  code: string,
  names: string[],
  address: string,
): { kept: string; apart: string } {
  const imports: string[] = [];
  const exported: string[] = [];
  const statements: { name: string; text: string; words: Set<string> }[] = [];
  for (const { type, start, end } of parseAst(code).body) {
    const text = code.slice(start, end);
    const list = /^export \{([\w$,\s]+)\};$/.exec(text)?.[1];
    // `Form.displayName = "Form"` belongs to Form, as its declaration does.
    const name = /^(?:async )?(?:(?:function\*?|class|const|let|var) )?([\w$]+)/.exec(text)?.[1];
    if (type === 'ImportDeclaration') imports.push(text);
    else if (list) exported.push(...list.split(',').map((one) => one.trim()));
    else if (name && !type.startsWith('Export'))
      statements.push({ name, text, words: new Set(text.match(/[\w$]+/g)) });
    else throw new Error(`${address} cannot be split: ${text.slice(0, 80)}`);
  }

  const moved = new Set(names);
  const isUsedByKept = (name: string) =>
    statements.some((one) => !moved.has(one.name) && one.name !== name && one.words.has(name));
  for (let before = 0; before !== moved.size; ) {
    before = moved.size;
    for (const { name, text } of statements)
      if (
        /^(?:async|function|class|const|let|var)\b/.test(text) &&
        !exported.includes(name) &&
        !isUsedByKept(name)
      )
        moved.add(name);
  }
  for (const name of names)
    if (!exported.includes(name) || isUsedByKept(name))
      throw new Error(`${name} can no longer be set apart in ${address}.`);

  const kept = statements.filter(({ name }) => !moved.has(name));
  const apart = statements.filter(({ name }) => moved.has(name));
  const shared = new Set(
    kept.map(({ name }) => name).filter((name) => apart.some(({ words }) => words.has(name))),
  );
  const stay = new Set([...exported.filter((name) => !moved.has(name)), ...shared]);
  const list = (from: Iterable<string>) => `{ ${[...from].join(', ')} }`;
  const textOf = (some: typeof statements) => some.map(({ text }) => text);
  return {
    kept: [
      ...imports,
      ...textOf(kept),
      `export ${list(stay)};`,
      `export ${list(names)} from ${JSON.stringify(address + mark)};`,
    ].join('\n'),
    apart: [
      ...imports,
      `import ${list(shared)} from ${JSON.stringify(address)};`,
      ...textOf(apart),
      `export ${list(names)};`,
    ].join('\n'),
  };
}

/** Sets those exports apart in the browser's build, which stops when one has moved. */
export function setApart(): Plugin {
  const met = new Set<string>();
  return {
    name: 'set-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : null,
    load(id) {
      const [address = id] = id.split('?', 1);
      const file = Object.keys(namesApart).find((path) => address.endsWith(path));
      if (!file) return null;
      met.add(file);
      const { kept, apart } = splitModule(
        readFileSync(address, 'utf8'),
        namesApart[file] ?? [],
        address,
      );
      return { code: id.endsWith(mark) ? apart : kept, moduleSideEffects: false };
    },
    buildEnd(error) {
      const missing = Object.keys(namesApart).filter((path) => !met.has(path));
      if (!error && missing.length > 0)
        this.error(`The router has no ${missing.join(', ')} any more.`);
    },
  };
}
