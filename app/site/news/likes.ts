import { useEffect, useSyncExternalStore } from 'react';

/** What a visitor's browser knows of the likes of one news item. */
export interface LikeState {
  /** Undefined: what the page says. */
  count: number | undefined;
  liked: boolean;
  /** A like is under way; further clicks are ignored. */
  busy: boolean;
}

const storageKey = 'news_likes';
/** In this tab's storage while likes are under way: a page that is left then tells the next one. */
const underWayKey = 'news_likes_under_way';
const unknown: LikeState = { count: undefined, liked: false, busy: false };

const states = new Map<number, LikeState>();
const listeners = new Set<() => void>();
let remembered: Set<number> | undefined;

/** The ids that this browser liked. Storage may be forbidden: then they last as long as the page. */
function likedIds(): Set<number> {
  if (remembered) return remembered;
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  } catch {
    stored = [];
  }
  remembered = new Set(Array.isArray(stored) ? stored.map(Number).filter(Number.isInteger) : []);
  return remembered;
}

function remember(id: number, liked: boolean): void {
  // Another tab may have liked something else meanwhile.
  remembered = undefined;
  const ids = likedIds();
  if (liked) ids.add(id);
  else ids.delete(id);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...ids]));
  } catch {
    // See likedIds.
  }
}

function stateOf(id: number): LikeState {
  const known = states.get(id) ?? { ...unknown, liked: likedIds().has(id) };
  states.set(id, known);
  return known;
}

function change(id: number, part: Partial<LikeState>): void {
  states.set(id, { ...stateOf(id), ...part });
  for (const listener of listeners) listener();
}

function noteUnderWay(): void {
  try {
    if ([...states.values()].some(({ busy }) => busy)) sessionStorage.setItem(underWayKey, 'yes');
    else sessionStorage.removeItem(underWayKey);
  } catch {
    // See likedIds.
  }
}

/** Whether the page before this one was left while a like was under way; says so once. */
function wasUnderWay(): boolean {
  try {
    const was = sessionStorage.getItem(underWayKey) !== null;
    sessionStorage.removeItem(underWayKey);
    return was;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    remembered = undefined;
    for (const [id, { busy }] of states) if (!busy) change(id, { liked: likedIds().has(id) });
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useLikeState(id: number): LikeState {
  return useSyncExternalStore(
    subscribe,
    () => stateOf(id),
    () => unknown,
  );
}

/**
 * Likes an item, or takes the like back: shown at once, undone when the server does not follow, be
 * it that the item is gone. Does nothing while another change of the item is under way.
 */
export async function toggleLike(
  id: number,
  countOnPage: number,
): Promise<'done' | 'failed' | 'gone'> {
  const before = stateOf(id);
  if (before.busy) return 'done';
  const liked = !before.liked;
  const count = before.count ?? countOnPage;
  remember(id, liked);
  change(id, { liked, count: Math.max(0, count + (liked ? 1 : -1)), busy: true });
  noteUnderWay();
  let status: number | undefined;
  try {
    // Sent to its end though the visitor leaves the page: what was counted is also remembered.
    const method = liked ? 'PUT' : 'DELETE';
    const answer = await fetch(`/news/${id}/like`, { method, keepalive: true });
    status = answer.status;
    if (!answer.ok) throw new Error(`answered ${status}`);
    const { likes } = (await answer.json()) as { likes: number };
    change(id, { count: likes, busy: false });
    return 'done';
  } catch {
    remember(id, before.liked);
    change(id, { ...before, busy: false });
    return status === 404 ? 'gone' : 'failed';
  } finally {
    noteUnderWay();
  }
}

/** Asks for the present counts of what a page shows: pages are kept, and come back from history. */
async function refresh(ids: number[]): Promise<void> {
  const before = new Map(ids.map((id) => [id, states.get(id)]));
  const answer = await fetch(`/likes?ids=${ids.join(',')}`).catch(() => undefined);
  if (!answer?.ok) return;
  const counts = (await answer.json()) as { id: number; likes: number }[];
  for (const { id, likes } of counts) {
    // A like since then knows better.
    if (states.get(id) === before.get(id) && !states.get(id)?.busy) change(id, { count: likes });
  }
}

/** Keeps the counts of the items shown fresh whenever the page comes into view. */
export function useFreshLikes(items: { id: number }[]): void {
  const ids = items.map(({ id }) => id).join(',');
  useEffect(() => {
    if (ids === '') return;
    const ask = () => refresh(ids.split(',').map(Number)).catch(() => undefined);
    const askWhenSeen = () => document.visibilityState === 'visible' && ask();
    const askWhenRestored = ({ persisted }: PageTransitionEvent) => persisted && ask();
    ask();
    // The like may be counted only after this page has asked: it asks again a little later.
    if (wasUnderWay()) for (const wait of [1000, 4000]) setTimeout(ask, wait);
    document.addEventListener('visibilitychange', askWhenSeen);
    window.addEventListener('pageshow', askWhenRestored);
    return () => {
      document.removeEventListener('visibilitychange', askWhenSeen);
      window.removeEventListener('pageshow', askWhenRestored);
    };
  }, [ids]);
}
