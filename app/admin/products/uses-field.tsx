import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { listed } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { allUses, type ThreadUse, threadUses } from '#domain/products/facts/uses.ts';
import { productFields } from '#domain/products/product-fields.ts';
import { CheckboxList } from '../form/fields/form-fields.tsx';
import { useFormState } from '../form/state/form-state.ts';

interface UsesFieldProps {
  chosen: readonly string[];
  /** Whether the form is for a new product, which takes the uses of the one that it copies. */
  isNew: boolean;
}

/** The uses of a product. Until the checkboxes are asked for, the form does not send the uses, so a save keeps them. */
export function UsesField({ chosen, isNew }: UsesFieldProps) {
  const { entered } = useFormState();
  const [isOpen, setOpen] = useState(entered?.has('uses') ?? false);
  const known = allUses.filter((use) => chosen.includes(use));
  const nameOf = (use: ThreadUse) => translate(threadUses[use]);
  if (isOpen)
    return (
      <CheckboxList
        name="uses"
        label={productFields.uses.label}
        hint={t('Visitors find products by their uses in the search and in the thread finder.')}
        chosen={chosen}
        choices={allUses.map((use) => ({ id: use, name: nameOf(use) }))}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {known.length > 0 && <p className="text-sm">{listed(known.map(nameOf))}</p>}
      {isNew && known.map((use) => <input key={use} type="hidden" name="uses" value={use} />)}
      <Button onClick={() => setOpen(true)}>{t('Choose Uses')}</Button>
    </div>
  );
}
