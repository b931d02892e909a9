import { isRouteErrorResponse, type ShouldRevalidateFunction } from 'react-router';

/** What can fail to load, by the words that say so: see passing-toast.tsx. */
export type LostPart = 'products' | 'product' | 'gallery' | 'galleryItem' | 'news' | 'newsItem';

let lost: { part: LostPart } | undefined;
let listener: (() => void) | undefined;

/** The navigation that could not be finished; the layout goes back to what is shown, and says so. */
export const lostNavigation = {
  subscribe(onLost: () => void) {
    listener = onLost;
    return () => {
      listener = undefined;
    };
  },
  take(): LostPart | undefined {
    return lost?.part;
  },
  settle() {
    lost = undefined;
  },
};

/**
 * What a route's clientLoader does. Where the server cannot be reached, or something that is not
 * ours answers, the visitor keeps the page that is shown instead of losing it to an error screen.
 */
export async function keepScreen<T>(
  part: LostPart,
  { request, serverLoader }: { request: Request; serverLoader: () => Promise<T> },
): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    const isAnswer =
      error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer || request.signal.aborted || !listener) throw error;
    lost = { part };
    listener();
    // Going back to the page that is shown aborts this navigation, and with it this wait.
    await new Promise((resolve) => {
      request.signal.addEventListener('abort', resolve, { once: true });
    });
    throw error;
  }
}

/** While the visitor is kept on a page, that page is not read anew: it would only fail again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  lost ? false : defaultShouldRevalidate;
