/** The fields of a form without files, to be sent as a browser sends that form. */
export function urlEncoded(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
}
