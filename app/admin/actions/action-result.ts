import type { Undo } from '#app/ui/toasts/toast.ts';
import type { PersonTraces } from '#domain/erasure/person-traces.ts';
import type { FormErrors } from '#domain/forms/form-values.ts';
import { notAllowed } from '../rights/role-texts.ts';

/** A field that somebody else changed meanwhile. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** What an action of the back-office answers: always a value, so that no form is ever lost. */
export type ActionResult =
  | {
      ok: true;
      /** Shown as soon as it is there, wherever the user is by then. */
      toast?: string;
      /** The message offers to take it back. */
      undo?: Undo | undefined;
      /** An address to show in a new tab: the form stays as it is. */
      opens?: string;
      /** Shown by the form, once it has closed. */
      saved?: string;
      id?: number;
      /** Of what was saved, for a form that stays open. */
      version?: number;
      /** A link that is shown this once. */
      link?: string;
      /** What an authenticator app needs, shown this once. */
      secondFactor?: { picture: string; secret: string; codes: string[] };
      /** What is kept of a person, asked for before it is erased. */
      person?: { email: string; traces: PersonTraces };
      /** Recovery codes in place of the former ones, shown this once. */
      recoveryCodes?: string[];
      /** What was not saved with the rest, and why: shown with `saved`, as an error. */
      leftOut?: { title: string; text: string };
    }
  | {
      ok: false;
      /** Shown in passing; `title` stands above it. */
      toast?: { text: string; title?: string };
      /** By field; '' for the form as a whole. */
      errors?: FormErrors;
      /** Stays in the form's error panel. */
      details?: string[];
      /** `seen`: hidden fields of the form that say what was shown, as 'Keep mine' sends them. */
      conflict?: { version: number; differences: Difference[]; seen?: Record<string, string> };
      /** What was entered, for a page that is the answer itself: nothing typed is lost. */
      entered?: [name: string, value: string][];
      /** Not refused: no answer came, or carrying it out went wrong. */
      failed?: true;
      /** The session has ended: sign in and go on. */
      signIn?: true;
      /** The role of whoever asked does not allow it. */
      notAllowed?: true;
      /** The list is not what it was: reordering starts anew. */
      changed?: true;
    };

export type Refusal = Extract<ActionResult, { ok: false }>;

/** What an operation answers that is for other roles. */
export const notAllowedRefusal: Refusal = {
  ok: false,
  toast: { text: notAllowed },
  details: [notAllowed],
  notAllowed: true,
};

/** What an operation answers whose record is not there; see recordGone in record-operations.server.ts. */
export const goneRefusal = (title: string, text: string): Refusal => ({
  ok: false,
  toast: { title, text },
  details: [text],
});

/**
 * What a save answers; files that were left out are named, also those of the record that was copied, and so
 * are the chosen categories that are deleted.
 */
export const savedResult = (
  saved: string,
  { id, left_out = [] }: { id: number; left_out?: string[] },
  notCopied: string[] = [],
  deletedCategories: string[] = [],
): ActionResult => {
  const files = [...notCopied, ...left_out];
  const categories =
    deletedCategories.length > 0 ? [`Deleted: ${deletedCategories.join(', ')}`] : [];
  const left = [...files, ...categories];
  const what = [files.length > 0 && 'files', categories.length > 0 && 'categories'];
  return {
    ...{ ok: true, saved, id },
    ...(left.length > 0 && {
      leftOut: {
        title: `Saved, but some ${what.filter(Boolean).join(' and ')} were left out`,
        text: left.join('. '),
      },
    }),
  };
};

/** Brings back what was deleted, by its entry in the bin. */
export const undoDeletion = (deleted: { binned: number } | undefined): Undo | undefined =>
  deleted && { action: '/admin/bin', values: { intent: 'restore', id: deleted.binned } };

/** For each operation of a screen ('save', 'delete', …) the text that says that it failed. */
export type Failures = Record<string, string>;

export const unreadableId =
  'The form names its record by what is no number, so nothing was changed. Please load the page again.';

export const unknownOperation = 'This page is out of date. Please load it again.';

const nothingLost = 'Nothing was saved, and nothing you typed is lost.';

/**
 * A refusal after a step failed: in passing the step, below what the screen says of the whole; in
 * the form why. A step that ends in a colon is shown together with its reason, in both places.
 */
export function stepRefusal(failure: string, step: string, reason: string, advice: string[] = []) {
  const withReason = step.endsWith(':');
  const what = withReason ? `${step} ${reason}` : step;
  const toast = what === failure ? { text: failure } : { title: failure, text: what };
  const why = withReason ? what : `What went wrong: ${reason}`;
  const details = [why, ...advice, nothingLost];
  return { ok: false, failed: true, toast, details } satisfies Refusal;
}
