/** The fields of a form without files, encoded as a browser sends them. */
export function urlEncoded(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
}
