/** What opens a form, says what it begins with, and where closing it leads. */
export const formParameters = ['new', 'edit', 'copy', 'back', 'version'] as const;

/** The address without what opens a dialog: the list under it. */
export function closedSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of formParameters) parameters.delete(name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Where closing a form leads: to the screen that `?back=` names, else to the list under it. */
export function closedAddress(pathname: string, search: string): string {
  const back = new URLSearchParams(search).get('back');
  return back?.startsWith('/admin/') ? back : pathname + closedSearch(search);
}

function idIn(url: string, name: 'edit' | 'copy'): number | undefined {
  const value = new URL(url).searchParams.get(name) ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** The id that `?edit=` asks for. */
export const editedId = (url: string): number | undefined => idIn(url, 'edit');

/** The id of the record that a new one begins as a copy of: `?copy=`. */
export const copiedId = (url: string): number | undefined => idIn(url, 'copy');

/** Whether the address asks for a form, for a new record or an old one. */
export function opensForm(url: string): boolean {
  return new URL(url).searchParams.has('new') || editedId(url) !== undefined;
}
