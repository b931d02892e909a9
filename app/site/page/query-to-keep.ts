/** A page's query without what an earlier form was answered and without the policy that is open. */
export function queryToKeep(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const name of ['toast', 'newsletter', 'email', 'sent', 'dialog']) kept.delete(name);
  return kept;
}
