/** A query as hidden fields. A GET form replaces the query of its address by its fields. */
export function QueryFields({ query }: { query: URLSearchParams }) {
  return [...query].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
