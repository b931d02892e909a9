import type { TestSite } from '../world/world.ts';

/** Opens a one-time link as its page does, or redeems it with a password: the site's answer. */
export async function postKey(
  site: TestSite,
  link: string | undefined,
  new_password?: string,
): Promise<Response> {
  const [path = '', key = ''] = (link ?? '').split('#key=');
  const body = new URLSearchParams({ key, ...(new_password && { new_password }) });
  return site.fetch(path, { method: 'POST', body });
}
