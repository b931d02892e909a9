interface Value {
  value?: unknown;
}

/** The part of a node of Chromium's accessibility tree that is said. */
export interface SpokenNode {
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
}

export interface Surroundings {
  isDocument: boolean;
  /** The headers of a cell. */
  column?: string;
  row?: string;
  html: string;
}

/** Elements that have the focus and no content of their own. */
const containers = ['RootWebArea', 'dialog', 'main', 'region', 'group', 'alert', 'none'];

/** Roles that say nothing about an element that is used by keyboard. */
const silent = ['generic', 'none', 'unknown', ''];

/** What is said of a node with the focus. Throws for one without a name or a role, or one that is said twice. */
export function sayNode(node: SpokenNode, around: Surroundings): string {
  if (around.isDocument) return 'document';
  const role = String(node.role?.value ?? '');
  const name = String(node.name?.value ?? '').trim();
  const description = String(node.description?.value ?? '').trim();
  const complain = (what: string): never => {
    throw new Error(`${what}: ${role} “${name}” ${around.html}`);
  };
  if (node.ignored) complain('ignored');
  if (silent.includes(role)) complain('no role');
  if (name === '' && !around.column) complain('no name');
  if (description !== '' && description === name) complain('its description repeats its name');
  const states = new Map(node.properties?.map((one) => [one.name, one.value.value]));
  if (states.get('invalid') === 'true' && description === '' && !around.column)
    complain('invalid without a reason');
  const value = String(node.value?.value ?? '');
  return [
    ...(around.row ? [around.row] : []),
    ...(around.column ? [around.column] : []),
    `${name || 'blank'}, ${role}`,
    ...(value === '' || containers.includes(role) ? [] : [`“${value}”`]),
    ...spokenStates(states),
    ...(description === '' ? [] : [`(${description})`]),
  ].join(', ');
}

function spokenStates(states: ReadonlyMap<string, unknown>): string[] {
  const is = (name: string, value: unknown, word: string) =>
    String(states.get(name)) === String(value) ? [word] : [];
  return [
    ...is('required', true, 'required'),
    ...is('invalid', 'true', 'invalid'),
    ...is('expanded', true, 'expanded'),
    ...is('expanded', false, 'collapsed'),
    ...is('checked', 'true', 'checked'),
    ...is('checked', 'mixed', 'partly checked'),
    ...is('checked', 'false', 'not checked'),
    ...is('pressed', 'true', 'pressed'),
    ...is('pressed', 'false', 'not pressed'),
    ...is('selected', true, 'selected'),
    ...is('disabled', true, 'unavailable'),
  ];
}
