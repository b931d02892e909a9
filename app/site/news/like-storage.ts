const storageKey = 'news_likes';

// Storage may be forbidden: then likes are remembered as long as the page is there.
let remembered: number[] = [];

/** The ids of the news items that this browser liked. */
export function likedIds(): Set<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(Number).filter(Number.isInteger) : []);
  } catch {
    return new Set(remembered);
  }
}

/** Remembers whether an item is liked. */
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

/** What the server gave for likes, by the id of the news item: it takes a like back for that only. */
export function likeTokens(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(tokensKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Keeps what the server gave for a like; undefined forgets it. */
export function storeLikeToken(id: number, token: string | undefined): void {
  try {
    localStorage.setItem(tokensKey, JSON.stringify({ ...likeTokens(), [id]: token }));
  } catch {
    // See above.
  }
}

/** Calls back when another tab of the site likes something. */
export function onLikeElsewhere(act: () => void): void {
  addEventListener('storage', ({ key }) => key === storageKey && act());
}
