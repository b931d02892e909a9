import { useState } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { cellName } from '#domain/translations/translation-form.ts';
import type { FieldConflict } from '../actions/action-result.ts';
import { useFormState } from '../form/state/form-state.ts';
import { labelled } from '../history/history-texts.ts';
import { ChangedWords } from '../history/versions/shown-difference.tsx';
import { TranslationField } from '../translations/translation-field.tsx';
import { fieldLabel } from '../translations/translation-texts.ts';
import type { SettledTerm } from './glossary-terms.server.ts';
import type { ShownCell, ShownField } from './shown-translations.server.ts';

interface TranslationInputProps {
  field: ShownField;
  cell: ShownCell;
  /** The name of the language. */
  language: string;
  conflict: FieldConflict | undefined;
}

/** The field for a text in one language, with what a translator has to know about it. */
export function TranslationInput({ field, cell, language, conflict }: TranslationInputProps) {
  const { entered, errorOf, changed } = useFormState();
  const name = cellName(field.name, cell.code);
  const [shown, setShown] = useState({
    value: cell.value,
    // Without scripts a refused form is shown again, and the next save decides the conflict.
    seen: (entered && (conflict?.seen ?? entered.get(`${name}:seen`))) ?? cell.seen,
    generation: 0,
  });
  const label = labelled(fieldLabel(field.label), language);
  const decide = (text: string | undefined) => {
    if (!conflict) return;
    const { value, generation } = shown;
    setShown({
      seen: conflict.seen,
      value: text ?? value,
      generation: text === undefined ? generation : generation + 1,
    });
    changed(name);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <input type="hidden" name={`${name}:seen`} value={shown.seen} />
      <TranslationField
        key={shown.generation}
        field={field}
        name={name}
        label={label}
        lang={cell.code}
        value={shown.value}
      />
      {conflict && errorOf(name) && (
        <Conflict conflict={conflict} code={cell.code} label={label} decide={decide} />
      )}
      {!cell.value.trim() && field.original.trim() && (
        <p>
          <Badge look="destructive">{t('Missing')}</Badge>
        </p>
      )}
      {cell.outdated && <Outdated name={name} label={label} changes={cell.changes} />}
      <Terms terms={cell.terms} code={cell.code} />
    </div>
  );
}

/** Marks an outdated translation, shows what changed in the original, and lets the translator keep the text. */
function Outdated({
  name,
  label,
  changes,
}: {
  name: string;
  label: string;
  changes: ShownCell['changes'];
}) {
  const { entered } = useFormState();
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <Badge>{t('Out of date')}</Badge>
        <label className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            name={`${name}:fits`}
            value="on"
            aria-label={t('Still fits: {text}', { text: label })}
            defaultChecked={entered?.has(`${name}:fits`) ?? false}
            className="size-4.5"
          />
          {t('Still fits')}
        </label>
      </div>
      {changes && (
        <>
          <p className="font-medium">{t('Changed in the original since')}</p>
          <ChangedWords pieces={changes} />
        </>
      )}
    </div>
  );
}

interface ConflictProps {
  conflict: FieldConflict;
  code: string;
  label: string;
  decide: (text: string | undefined) => void;
}

/** Shows what others have saved in this field and asks which text to keep. */
function Conflict({ conflict: { theirs, original }, code, label, decide }: ConflictProps) {
  return (
    <div className="flex flex-col gap-2 border-gold border-l-2 pl-3 text-sm">
      {original !== undefined && (
        <div>
          <p className="font-medium">{t('The original now:')}</p>
          <p lang="en" className={textLook}>
            {original || '—'}
          </p>
        </div>
      )}
      <div>
        <p className="font-medium">{t('Stored now:')}</p>
        <p lang={code} className={textLook}>
          {theirs || '—'}
        </p>
      </div>
      <p className="flex flex-wrap gap-2 noscript:hidden">
        <Button
          compact
          aria-label={t('Keep Mine: {text}', { text: label })}
          onClick={() => decide(undefined)}
        >
          {t('Keep Mine')}
        </Button>
        <Button
          compact
          aria-label={t('Take Theirs: {text}', { text: label })}
          onClick={() => decide(theirs)}
        >
          {t('Take Theirs')}
        </Button>
      </p>
    </div>
  );
}

const textLook = 'max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere';

/** The settled words for terms of the original. */
function Terms({ terms, code }: { terms: SettledTerm[]; code: string }) {
  if (terms.length === 0) return null;
  return (
    <ul aria-label={t('Glossary')} className="flex flex-wrap gap-x-3 text-muted text-xs">
      {terms.map(({ en, word }) => (
        <li key={en}>
          {en}: <span lang={code}>{word}</span>
        </li>
      ))}
    </ul>
  );
}
