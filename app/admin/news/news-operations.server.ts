import { slugFrom } from '#domain/forms/form-values.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { tooManyPins } from '#domain/news/news-fields.ts';
import { pinnedOrder } from '#domain/news/news-list.server.ts';
import { setPinned } from '#domain/news/news-pins.server.ts';
import type { ActionResult, Refusal } from '../actions/action-result.ts';
import { changeResult, wordsOf } from '../actions/record-operations.server.ts';
import { editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import { publishedOperations } from '../records/list-operations.server.ts';
import { errorTitle, newsSaved, pinToast, unpinFirst } from './news-texts.ts';

const refused = (text: string): Refusal => ({ ok: false, toast: { title: errorTitle, text } });

/** The operation that pins an item, or the one that unpins it. */
const pinning =
  (is_pinned: boolean) =>
  async (operation: Operation): Promise<ActionResult> => {
    const id = numberIn(operation.form, 'id') ?? 0;
    const outcome = await setPinned(operation.db, id, is_pinned);
    if (outcome === 'too many pins') return refused(tooManyPins);
    return changeResult(operation, wordsOf(kinds.news_items), {
      ...{ id, outcome, title: errorTitle },
      changed: pinToast(is_pinned),
      already: is_pinned
        ? 'This {noun} is already pinned. Nothing was changed.'
        : 'This {noun} is not pinned. Nothing was changed.',
    });
  };

export const newsOperations = {
  ...publishedOperations('news_items', pinnedOrder, {
    saved: newsSaved,
    failures: { save: errorTitle, status: errorTitle, delete: errorTitle },
    refusals: {
      'too many pins': { ...refused(tooManyPins), errors: { is_pinned: [unpinFirst] } },
    },
    async complete({ form }) {
      if (!editIn(form) && String(form.get('slug') ?? '').trim() === '')
        form.set('slug', slugFrom(String(form.get('title') ?? '')));
      return undefined;
    },
  }),
  pin: pinning(true),
  unpin: pinning(false),
};
