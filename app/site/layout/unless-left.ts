/**
 * What the server answers to `ask`; undefined where the visitor left the page meanwhile: browsers then
 * reject its requests, some well before the next page is shown, and nothing has failed.
 */
export async function unlessLeft<T>(ask: () => Promise<T>): Promise<T | undefined> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Not every browser has both. A page that listens all the time may not be kept for Back.
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
