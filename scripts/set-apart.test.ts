import { expect, test } from 'vitest';
import { splitModule } from './set-apart.ts';

const router = `
import { createElement } from "react";
const shared = () => "both";
let counter = 0;
const onlyForms = () => ++counter;
function Link() { return createElement("a", { rel: shared() }); }
Link.displayName = "Link";
const Form = () => createElement("form", { id: shared() + onlyForms() });
Form.displayName = "Form";
export { Form, Link };
`;

test('a name is set apart with what only it uses; the module goes on exporting it', () => {
  const { kept, apart } = splitModule(router, ['Form'], '/router.js');
  expect(kept).toContain('function Link()');
  expect(kept).toContain('export { Form } from "/router.js?apart";');
  expect(kept).not.toMatch(/onlyForms|counter|Form\.displayName/);
  expect(apart).toContain('import { shared } from "/router.js";');
  expect(apart).toMatch(/let counter = 0;\nconst onlyForms/);
  expect(apart).toContain('Form.displayName = "Form";');
  expect(apart).not.toContain('Link');
});

test('what is used by what stays cannot be set apart, nor what is not exported', () => {
  const used = router.replace('createElement("a"', 'createElement(Form');
  expect(() => splitModule(used, ['Form'], '/router.js')).toThrow(
    'Form can no longer be set apart',
  );
  expect(() => splitModule(router, ['NavLink'], '/router.js')).toThrow('NavLink can no longer');
});

test('a module that is written another way stops the build', () => {
  expect(() => splitModule('export default function Form() {}', ['Form'], '/router.js')).toThrow(
    'cannot be split',
  );
});
