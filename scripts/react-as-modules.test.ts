import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule } from './react-as-modules.ts';

const require = createRequire(import.meta.url);

test('requires become imports, and exports that are assigned become exports', () => {
  const code = asModule(
    [
      '"use strict";',
      'var React = require("react"),',
      '  Scheduler = require("scheduler");',
      'exports.now = void 0;',
      'exports.now = () => Scheduler.clock();',
      'exports.render = function () { return React.start(exports.now()); };',
    ].join('\n'),
  );
  expect(code).toContain("import * as React from 'react';");
  expect(code).toContain("import * as Scheduler from 'scheduler';");
  expect(code).toContain('let exported_now;');
  expect(code).toContain('const exported_render = function');
  expect(code).toContain('React.start(exported_now())');
  expect(code).toContain('export { exported_now as now, exported_render as render };');
});

test('a file that needs more than that stops the build', () => {
  expect(() => asModule('exports.a = 1;\nmodule.exports = 2;')).toThrow('written in a way');
  expect(() => asModule('exports.a = require("b");')).toThrow('written in a way');
});

test('every name that React exports is exported', () => {
  const file = 'react/cjs/react.production.js';
  const path = require.resolve('react').replace('index.js', 'cjs/react.production.js');
  const names = Object.keys(require(path));
  const exported = /export \{ (.*) \};/.exec(asModule(readFileSync(path, 'utf8')))?.[1] ?? '';
  expect(
    exported.split(', ').map((one) => one.split(' as ')[1]),
    file,
  ).toEqual(expect.arrayContaining(names));
});
