import { expect, test } from 'vitest';
import { viewSearch } from '../views/view-search.ts';
import { shownColumns } from './shown-columns.ts';

const columns = [
  { key: 'name', header: 'Name', card: 'title' as const },
  { key: 'slug', header: 'Slug' },
  { key: 'status', header: 'Status', card: 'corner' as const },
  { key: 'updated_at', header: 'Changed', wide: true },
  { key: 'actions', header: 'Actions', card: 'actions' as const },
];
const shown = (search: string) => shownColumns(columns, search).map(({ key }) => key);

test('without a choice every column is shown in its order, and wide ones only with room', () => {
  expect(shownColumns(columns, '?q=gold')).toEqual(columns);
});

test('chosen columns keep their order beside name and actions, and are shown with little room, too', () => {
  expect(shown('?columns=updated_at,slug')).toEqual(['name', 'slug', 'updated_at', 'actions']);
  expect(shownColumns(columns, '?columns=updated_at')[1]?.wide).toBe(false);
  expect(shown('?columns=none')).toEqual(['name', 'actions']);
});

test('a view keeps search, filters, order and columns, but neither the page nor an open form', () => {
  expect(viewSearch('?q=gold&status=&sort=name&dir=desc&columns=slug&page=3&edit=7&new=yes')).toBe(
    '?q=gold&sort=name&dir=desc&columns=slug',
  );
  expect(viewSearch('?page=2')).toBe('');
});
