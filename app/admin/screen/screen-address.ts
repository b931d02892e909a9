import { idIn } from '#domain/records/record-id.ts';

/** The query parameters of an open form: what it edits or copies, and where closing it leads. */
export const formParameters = ['new', 'edit', 'copy', 'back', 'version'] as const;

/** The query string of the list behind a form: without `formParameters`. */
export function closedSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of formParameters) parameters.delete(name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Where closing a form leads: to the back-office path in `?back=`, else to the list under the form. */
export function closedAddress(pathname: string, search: string): string {
  const back = new URLSearchParams(search).get('back');
  return back?.startsWith('/admin/') ? back : pathname + closedSearch(search);
}

/** The id in `?edit=`; undefined if it is missing or not a number. */
export const editedId = (url: string): number | undefined =>
  idIn(new URL(url).searchParams.get('edit'));

/** The id in `?copy=`, of the record that a new one is copied from; undefined if missing or not a number. */
export const copiedId = (url: string): number | undefined =>
  idIn(new URL(url).searchParams.get('copy'));

/** Whether the address opens a form, for a new record or an existing one. */
export function opensForm(url: string): boolean {
  return new URL(url).searchParams.has('new') || editedId(url) !== undefined;
}
