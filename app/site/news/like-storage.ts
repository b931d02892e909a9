import { readStored, store } from '../../ui/browser-storage.ts';

const likesKey = 'news_likes';
const tokensKey = 'news_like_tokens';

// If the browser forbids storage, likes are kept in memory until the visitor leaves the page.
let remembered: number[] = [];

/** The ids of the news items that were liked in this browser. */
export function likedIds(): Set<number> {
  const stored = readStored(likesKey);
  return new Set(Array.isArray(stored) ? stored.map(Number).filter(Number.isInteger) : remembered);
}

/** Stores whether an item is liked. */
export function storeLike(id: number, liked: boolean): void {
  const ids = likedIds();
  if (liked) ids.add(id);
  else ids.delete(id);
  remembered = [...ids];
  store(likesKey, remembered);
}

/** The token that takes each like back, by the id of the news item. */
export const likeTokens = () => (readStored(tokensKey) ?? {}) as Record<string, string>;

/** Stores the token of a like; undefined removes it. */
export function storeLikeToken(id: number, token: string | undefined): void {
  store(tokensKey, { ...likeTokens(), [id]: token });
}

/** Calls `act` when another tab changes the stored likes. */
export function onLikeElsewhere(act: () => void): void {
  addEventListener('storage', ({ key }) => key === likesKey && act());
}
