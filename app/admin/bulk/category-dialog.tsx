import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, InputField } from '#app/ui/fields/field-frame.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { Tick } from '#app/ui/fields/tick.tsx';
import { t } from '#domain/admin-words/t.ts';
import { Dialog, DialogButtons } from '../dialog/dialog.tsx';

/** Categories that are records, or suggested texts for a kind whose category is free text. */
export type Categories = { records: { id: number; name: string }[] } | { texts: string[] };

interface CategoryDialogProps {
  categories: Categories;
  description: string;
  busy: boolean;
  onClose: () => void;
  onChosen: (values: { category: string; replaces: string }) => void;
}

/** Asks for the category of the selected records, and whether it is added to their categories or replaces them. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { categories, description, busy, onClose, onChosen } = props;
  const id = useId();
  return (
    <Dialog title={t('Set Category')} description={description} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          onChosen({
            category: String(form.get('category') ?? ''),
            replaces: String(form.get('replaces') ?? ''),
          });
        }}
      >
        {'texts' in categories ? (
          <>
            <InputField
              id={id}
              name="category"
              label={t('Category')}
              hint={t('Leave empty to remove the category.')}
              maxLength={100}
              list={`${id}texts`}
              autoComplete="off"
            />
            <datalist id={`${id}texts`}>
              {categories.texts.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          </>
        ) : (
          <FieldFrame id={id} label={t('Category')}>
            <select id={id} name="category" required className={inputLook}>
              {categories.records.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </FieldFrame>
        )}
        {'records' in categories && (
          <fieldset>
            <legend className="mb-1 font-medium text-sm">{t('Their other categories')}</legend>
            {[
              { value: '', label: t('Keep them') },
              { value: 'yes', label: t('Remove from all other categories') },
            ].map(({ value, label }) => (
              <Tick
                key={value}
                type="radio"
                name="replaces"
                value={value}
                defaultChecked={value === ''}
              >
                {label}
              </Tick>
            ))}
          </fieldset>
        )}
        <DialogButtons onCancel={onClose} busy={busy}>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? t('Saving...') : t('Set Category')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
