import type { Messages } from '#app/i18n/interpolate.ts';
import { filled, lettersIn, type SentMessage, showMessage } from '#app/i18n/sent-message.ts';
import { on } from '../../ui/delegate-events.ts';
import { unlessLeft } from '../../ui/unless-left.ts';
import { showToast } from '../toasts/toasts.ts';
import {
  likedIds,
  likeTokens,
  onLikeElsewhere,
  storeLike,
  storeLikeToken,
} from './like-storage.ts';

/** The counts that are newer than those in the page. */
const counts = new Map<number, number>();
const busy = new Set<number>();

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-like]')];
const idOf = (button: HTMLElement) => Number(button.dataset.like);
const countOf = (button: HTMLElement) => counts.get(idOf(button)) ?? Number(button.dataset.likes);

const likeMessages = (): Partial<Record<keyof Messages['news'], SentMessage>> =>
  JSON.parse(
    document.querySelector<HTMLElement>('[data-like-messages]')?.dataset.likeMessages ?? '{}',
  );

/** Shows a like before the server answers, undoes it if the request fails, and refreshes counts of cached pages. */
export function runLikes(): void {
  if (!document.querySelector('[data-like-messages]')) return;
  showLikes();
  refresh();
  onLikeElsewhere(showLikes);
  on('click', '[data-like]', (button, event) => {
    event.preventDefault();
    // A double click counts as one click, even if the answer arrives before its second click.
    if (event.detail <= 1) toggle(button);
  });
  // The counts are old in a tab that was in the background, and in a page that was restored from history.
  document.addEventListener('visibilitychange', () => document.hidden || refresh());
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());
}

/** Updates every like button and count on the page. */
export function showLikes(): void {
  const messages = likeMessages();
  const liked = likedIds();
  for (const button of buttons()) {
    const id = idOf(button);
    const count = countOf(button);
    const isWorded = !button.hasAttribute('aria-label');
    const text = button.querySelector('span');
    const word = (liked.has(id) ? messages.liked : messages.like) ?? '';
    button.setAttribute('aria-pressed', String(liked.has(id)));
    if (isWorded) {
      if (text) showMessage(text, word);
      text?.append(` (${count})`);
    } else {
      if (text) text.textContent = String(count);
      button.setAttribute('aria-label', `${lettersIn(messages.like ?? '')} (${count})`);
    }
    const total = document.querySelector<HTMLElement>(`[data-like-count="${id}"]`);
    const likes = (count === 1 ? messages.likeOne : messages.likeCount) ?? '';
    if (total) showMessage(total, filled(likes, { n: count }));
  }
}

async function toggle(button: HTMLElement): Promise<void> {
  const id = idOf(button);
  if (busy.has(id)) return;
  const [before, wasLiked] = [countOf(button), likedIds().has(id)];
  const show = (liked: boolean, count: number) => {
    storeLike(id, liked);
    counts.set(id, count);
    showLikes();
  };
  busy.add(id);
  show(!wasLiked, Math.max(0, before + (wasLiked ? -1 : 1)));
  let status: number | undefined;
  try {
    // With `keepalive` the request is completed even if the visitor leaves the page.
    const method = wasLiked ? 'DELETE' : 'PUT';
    const headers = { 'X-Like-Token': likeTokens()[id] ?? '' };
    const answer = await unlessLeft(async () => {
      const answer = await fetch(`/news/${id}/like`, { method, headers, keepalive: true });
      status = answer.status;
      return answer.ok ? ((await answer.json()) as { likes: number; token?: string }) : null;
    });
    if (answer === undefined) return;
    if (!answer) throw new Error(`answered ${status}`);
    storeLikeToken(id, answer.token);
    show(!wasLiked, answer.likes);
  } catch {
    show(wasLiked, before);
    const messages = likeMessages();
    if (status === 404) showToast('error', messages.itemNotFound ?? '', messages.likeFailed);
    else showToast('error', messages.likeFailed ?? '');
  } finally {
    busy.delete(id);
  }
}

/** Fetches the current counts of the items on the page. */
async function refresh(): Promise<void> {
  const ids = [...new Set(buttons().map(idOf))];
  if (ids.length === 0) return;
  const before = new Map(counts);
  const answer = await fetch(`/likes?ids=${ids.join(',')}`).catch(() => undefined);
  if (!answer?.ok) return;
  for (const { id, likes } of (await answer.json()) as { id: number; likes: number }[]) {
    // The answer is older than a like that was sent since the request started.
    if (!busy.has(id) && counts.get(id) === before.get(id)) counts.set(id, likes);
  }
  showLikes();
}
