/**
 * Calls `ask`. Returns undefined if the request fails because the visitor leaves the page: browsers abort requests
 * then, some well before they show the next page.
 */
export async function unlessLeft<T>(ask: () => Promise<T>): Promise<T | undefined> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Some browsers fire only one of the two. Listeners that stay would keep the page out of the back/forward cache.
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
