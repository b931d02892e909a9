import { expect, test } from 'vitest';
import { leadsTo } from './script-files.ts';

const graphOf = (imports: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], importers: [] }),
});

test('modules that import each other have the same answer, whichever is asked first', () => {
  const imports = { a: ['b', 'form'], b: ['a'], c: ['d'], d: ['c'], start: ['c', 'b'] };
  const modules = ['a', 'b', 'c', 'd', 'start', 'form'];
  for (const order of [modules, modules.toReversed()]) {
    const leads = leadsTo(/^form$/, 'importedIds');
    const answers = new Map(order.map((id) => [id, leads(id, graphOf(imports))]));
    expect(modules.filter((id) => answers.get(id))).toEqual(['a', 'b', 'start', 'form']);
  }
});
