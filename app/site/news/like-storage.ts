const storageKey = 'news_likes';

// If the browser forbids storage, likes are kept in memory until the visitor leaves the page.
let remembered: number[] = [];

/** The ids of the news items that were liked in this browser. */
export function likedIds(): Set<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(Number).filter(Number.isInteger) : []);
  } catch {
    return new Set(remembered);
  }
}

/** Stores whether an item is liked. */
export function storeLike(id: number, liked: boolean): void {
  const ids = likedIds();
  if (liked) ids.add(id);
  else ids.delete(id);
  remembered = [...ids];
  try {
    localStorage.setItem(storageKey, JSON.stringify(remembered));
  } catch {
    // See above.
  }
}

const tokensKey = 'news_like_tokens';

/** The token that takes each like back, by the id of the news item. */
export function likeTokens(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(tokensKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Stores the token of a like; undefined removes it. */
export function storeLikeToken(id: number, token: string | undefined): void {
  try {
    localStorage.setItem(tokensKey, JSON.stringify({ ...likeTokens(), [id]: token }));
  } catch {
    // See above.
  }
}

/** Calls `act` when another tab changes the stored likes. */
export function onLikeElsewhere(act: () => void): void {
  addEventListener('storage', ({ key }) => key === storageKey && act());
}
