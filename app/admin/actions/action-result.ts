import type { Undo } from '#app/ui/toasts/toast.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { EditedPiece } from '#domain/bulk/field-edit.ts';
import type { PersonTraces } from '#domain/erasure/person-traces.ts';
import type { FormErrors } from '#domain/forms/form-values.ts';
import { notAllowed } from '../route-rights/role-texts.ts';

/** A field in which the stored record differs from the form, because someone else saved first. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** A field that someone else has changed since the form showed it. */
export interface FieldConflict {
  /** The stored text. */
  theirs: string;
  /** The original text as it is now; set only if the form showed another one. */
  original?: string;
  /** The new value of the field's hidden `seen` field. A save that sends it overwrites the stored text. */
  seen: string;
}

/** The changes that 'Set Field' would make, record by record, and the records that stay as they are. */
export interface FieldChanges {
  edited: {
    id: number;
    version: number;
    name: string;
    before: EditedPiece[];
    after: EditedPiece[];
  }[];
  unchanged: string[];
  /** The names of records that others have changed since the list was loaded. */
  changed: string[];
  refused: { name: string; reason: string }[];
  gone: number;
}

/** The answer of an action. An action never throws, because an error page would lose what was typed. */
export type ActionResult =
  | {
      ok: true;
      /** The text of a toast that appears as soon as the answer arrives, on any screen. */
      toast?: string;
      /** If set, the toast has an Undo button. */
      undo?: Undo | undefined;
      /** An address to open in a new tab; the form stays open. */
      opens?: string;
      /** The text of a toast that appears after the form has closed. */
      saved?: string;
      id?: number;
      /** The name of the created record, which the toast shows below `saved`. */
      name?: string;
      /** The new version of the record, for a form that stays open. */
      version?: number;
      /** A link that is shown only once. */
      link?: string;
      /** The secret and the recovery codes for an authenticator app; shown only once. */
      secondFactor?: { picture: string; secret: string; codes: string[] };
      /** The changes that 'Set Field' would make. */
      fieldChanges?: FieldChanges;
      /** The stored data about a person, which the screen shows before they are erased. */
      person?: { email: string; traces: PersonTraces };
      /** New recovery codes, which replace the former ones; shown only once. */
      recoveryCodes?: string[];
      /** The files or categories that were not saved, and why. A second toast shows them as an error. */
      leftOut?: { title: string; text: string };
    }
  | {
      ok: false;
      /** The toast; `title` is its heading. */
      toast?: { text: string; title?: string };
      /** Messages by field; '' is the form as a whole. */
      errors?: FormErrors;
      /** Sentences for the form's error panel, which shows them until the next attempt. */
      details?: string[];
      /** `seen` has the current values of the form's hidden fields, such as `original`. 'Keep Mine' sends them. */
      conflict?: { version: number; differences: Difference[]; seen?: Record<string, string> };
      /** Conflicts that are shown and decided at their fields, by field name. */
      fieldConflicts?: Record<string, FieldConflict>;
      /** The refusals of the form's other tabs, by tab. Nothing was saved. */
      parts?: Record<string, Refusal>;
      /** The entered values. Only a form sent without JavaScript gets them back, because its answer is a whole page. */
      entered?: [name: string, value: string][];
      /** Set if the operation failed or no answer came. A refusal leaves it out. */
      failed?: true;
      /** Set if the session has ended. The administrator signs in, and the form is sent again. */
      signIn?: true;
      /** Set if the administrator's role does not allow the operation. */
      notAllowed?: true;
      /** Set if the list has changed. Reordering then starts again from the current order. */
      changed?: true;
    };

export type Success = Extract<ActionResult, { ok: true }>;
export type Refusal = Extract<ActionResult, { ok: false }>;

/** The answer to an operation that the administrator's role does not allow. */
export const notAllowedRefusal: Refusal = {
  ok: false,
  toast: { text: notAllowed },
  details: [notAllowed],
  notAllowed: true,
};

/** The answer if the record does not exist; recordGone in record-operations.server.ts writes the text. */
export const goneRefusal = (title: string, text: string): Refusal => ({
  ok: false,
  toast: { title, text },
  details: [text],
});

/** The Undo that restores a deleted record by its entry in the bin; undefined if nothing was deleted. */
export const undoDeletion = (deleted: { binned: number } | undefined): Undo | undefined =>
  deleted && { action: '/admin/bin', values: { intent: 'restore', id: deleted.binned } };

/** The text that says that an operation failed, by the operation's name ('save', 'delete', …). */
export type Failures = Record<string, string>;

export const unreadableId =
  'The record number in the form is not valid. Nothing was changed. Please reload the page.';

export const unknownOperation = 'This page is out of date. Please reload it.';

const nothingLost = 'Nothing was saved. Your changes are still in the form.';

/**
 * The answer after a step of an operation failed. The toast has the screen's text as its heading and names the step;
 * the form's error panel has the reason. If the text of the step ends in a colon, toast and panel show the step
 * together with the reason.
 */
export function stepRefusal(failure: string, step: string, reason: string, advice: string[] = []) {
  const withReason = step.endsWith(':');
  const what = withReason ? `${translate(step)} ${translate(reason)}` : step;
  const toast = what === failure ? { text: failure } : { title: failure, text: what };
  const why = withReason ? what : t('Reason: {reason}', { reason: translate(reason) });
  const details = [why, ...advice, nothingLost];
  return { ok: false, failed: true, toast, details } satisfies Refusal;
}
