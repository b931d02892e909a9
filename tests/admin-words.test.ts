import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { allTranslations } from '#domain/admin-words/all-translations.server.ts';
import type { TranslationTable } from '#domain/admin-words/words/translation-table.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { Field } from '#domain/records/kind-fields.ts';

const translations = Object.entries<TranslationTable[string]>(allTranslations);
const exclude = ['**/*.test.*'];

/** Attributes and properties of a screen whose text people read or hear. */
const spoken = new Set(
  'label title alt placeholder hint heading submitLabel aria-label aria-description none'.split(
    ' ',
  ),
);

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

/** A node of the syntax tree and all nodes below it. */
function* below(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* below(part);
}

/** The texts in an expression of the markup, also in both branches of a condition. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  const { type, expression, consequent, alternate, right, quasis } = value;
  if (type === 'JSXExpressionContainer') return textsOf(expression);
  if (type === 'ConditionalExpression') return [...textsOf(consequent), ...textsOf(alternate)];
  if (type === 'LogicalExpression') return textsOf(right);
  if (type === 'TemplateLiteral')
    return (quasis as { value: { raw: string } }[]).map((quasi) => quasi.value.raw);
  return typeof value.value === 'string' ? [value.value] : [];
}

/** The texts of a screen that do not go through `t`. */
function untranslatedIn(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const texts = [...below(program as unknown as Node)].flatMap((node) => {
    if (node.type === 'JSXText') return [String(node.value)];
    if (node.type === 'JSXAttribute') {
      const { name, value } = node as unknown as { name: { name: string }; value: unknown };
      return spoken.has(name.name) ? textsOf(value) : [];
    }
    const children = node.type === 'JSXElement' || node.type === 'JSXFragment' ? node.children : [];
    return (children as Node[])
      .filter(({ type }) => type === 'JSXExpressionContainer')
      .flatMap(textsOf);
  });
  return texts
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => `${path}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
}

test('every text in the markup of the back-office goes through t', () => {
  expect(globSync('app/admin/**/*.tsx', { exclude }).flatMap(untranslatedIn)).toEqual([]);
});

/** The words that describe the kinds of record. */
const kindWords = new Set(
  Object.values(recordKinds).flatMap((kind) => [
    ...[kind.one, kind.several, kind.noun ?? kind.one],
    ...Object.values(kind.fields ?? {}).flatMap(wordsOf),
    ...(kind.belongings ?? []).flatMap(({ names }) => names),
    ...Object.values('lacks' in kind ? (kind.lacks as Record<string, string>) : {}),
  ]),
);

function wordsOf({ label, inHistory = label, translated, yesOrNo = ['', ''] }: Field): string[] {
  return [label, inHistory, translated?.label ?? label, ...yesOrNo].filter(Boolean);
}

test('every word that describes a kind of record is translated', () => {
  const known = new Set(translations.map(([text]) => text));
  expect([...kindWords].filter((word) => !known.has(word))).toEqual([]);
});

test('translations keep the places of their text, and none is empty', () => {
  const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
  const wrong = translations.flatMap(([english, texts]) =>
    texts.filter((text) => text.trim() === '' || placesIn(text) !== placesIn(english)),
  );
  expect(wrong).toEqual([]);
});

test('a text stands in one area, and is used', () => {
  const areas = globSync('domain/admin-words/words/*.ts').map((path) => readFileSync(path, 'utf8'));
  const code = globSync('{app/admin,app/ui,domain,server}/**/*.{ts,tsx}', { exclude })
    .filter((path) => !path.startsWith('domain/admin-words/words/'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll("\\'", "'");
  const keys = areas.flatMap((area) => [...area.matchAll(/^ {2}(?:'(.+)'|"(.+)"|(\w+)): \[/gm)]);
  const counts = new Map<string, number>();
  for (const [, ...forms] of keys) {
    const text = forms.find(Boolean) ?? '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const twice = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
  const unused = translations
    .map(([text]) => text)
    .filter((text) => !code.includes(text) && !kindWords.has(text));
  expect({ twice, unused }).toEqual({ twice: [], unused: [] });
});
