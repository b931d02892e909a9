/** Encodes the fields of a form without files as a browser does. */
export function urlEncoded(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
}
