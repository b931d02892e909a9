/** The address without what opens a dialog: where closing one leads. */
export function closedSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['new', 'edit']) parameters.delete(name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The id that `?edit=` asks for. */
export function editedId(url: string): number | undefined {
  const value = new URL(url).searchParams.get('edit') ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** Whether the address asks for a form, for a new record or an old one. */
export function opensForm(url: string): boolean {
  return new URL(url).searchParams.has('new') || editedId(url) !== undefined;
}
