/** A query as hidden fields, because a GET form replaces the query by its fields. */
export function QueryFields({ query }: { query: URLSearchParams }) {
  return [...query].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
