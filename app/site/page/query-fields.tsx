/** A query as hidden fields of a GET form, whose own fields would take its place. */
export function QueryFields({ query }: { query: URLSearchParams }) {
  return [...query].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
