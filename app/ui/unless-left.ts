/**
 * The result of `ask`; undefined if it fails because the visitor leaves the page. Browsers then
 * abort its requests, some well before the next page shows.
 */
export async function unlessLeft<T>(ask: () => Promise<T>): Promise<T | undefined> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Not every browser fires both. Permanent listeners would keep the page out of the back/forward cache.
  addEventListener('beforeunload', leave);
  addEventListener('pagehide', leave);
  try {
    return await ask();
  } catch (error) {
    if (isLeft) return undefined;
    throw error;
  } finally {
    removeEventListener('beforeunload', leave);
    removeEventListener('pagehide', leave);
  }
}
