import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import type { BlockInput } from '#domain/pages/page-form.ts';
import { blockKinds } from '#domain/pages/page-places.ts';
import { CheckboxField, TextField } from '../form/fields/form-fields.tsx';
import { RichTextField } from '../form/fields/rich-text-field.tsx';
import { useFormState } from '../form/state/form-state.ts';
import { UploadField } from '../upload/upload-field.tsx';

interface BlockFieldsProps {
  block: BlockInput;
  /** The name of the block in labels, such as 'Text 2'. */
  name: string;
  /** The address of the block's stored picture. */
  picture: string | null;
  /** The handle by which the block is dragged. */
  handle: ReactNode;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  isFirst: boolean;
  isLast: boolean;
}

/** The fields of one block, by its kind, and the buttons that move and remove it. */
export function BlockFields({
  block,
  name,
  picture,
  handle,
  onMove,
  onRemove,
  isFirst,
  isLast,
}: BlockFieldsProps) {
  const { errorOf } = useFormState();
  const { fields } = blockKinds[block.kind];
  const field = (column: string) => `blocks.${block.key}.${column}`;
  const problem = errorOf(field('kind'));
  return (
    <fieldset className="contents">
      <legend className="sr-only">{name}</legend>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-1 font-medium text-sm">
          <span className="noscript:hidden">{handle}</span>
          {name}
        </span>
        <span className="flex gap-1">
          <Button
            compact
            look="quiet"
            data-move="up"
            disabled={isFirst}
            aria-label={t('Move {name} up', { name })}
            onClick={() => onMove(-1)}
          >
            ↑
          </Button>
          <Button
            compact
            look="quiet"
            data-move="down"
            disabled={isLast}
            aria-label={t('Move {name} down', { name })}
            onClick={() => onMove(1)}
          >
            ↓
          </Button>
          <Button compact look="quiet" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
            {t('Remove')}
          </Button>
        </span>
      </header>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {translate(problem)}
        </p>
      )}
      <input type="hidden" name={field('place')} value={block.place ?? ''} />
      <input type="hidden" name={field('kind')} value={block.kind} />
      {Object.entries(fields).map(([column, english]) => {
        const label = translate(english);
        if (column === 'body')
          return (
            <RichTextField
              key={column}
              name={field('body')}
              label={label}
              value={block.body}
              hint={t(
                'An empty line begins a paragraph. Simple HTML such as <b>, <a> and <ul> is allowed.',
              )}
            />
          );
        if (column === 'picture')
          return <PictureField key={column} field={field} label={label} picture={picture} />;
        return (
          <TextField
            key={column}
            name={field(column)}
            label={label}
            value={block[column as 'title' | 'alt_text']}
            {...(column === 'alt_text' && {
              hint: t(
                'What the picture shows, for visitors who cannot see it. Leave empty for decoration.',
              ),
            })}
          />
        );
      })}
    </fieldset>
  );
}

interface PictureFieldProps {
  field: (column: string) => string;
  label: string;
  picture: string | null;
}

function PictureField({ field, label, picture }: PictureFieldProps) {
  const [isRemoved, setRemoved] = useState(false);
  return (
    <>
      <UploadField
        name={field('picture')}
        label={label}
        kind="image"
        button={[t('Upload Image'), t('Change Image')]}
        stored={picture}
      />
      {picture && (
        <CheckboxField
          name={field('removes_picture')}
          label={t('Remove this picture')}
          checked={isRemoved}
          onSwitch={setRemoved}
        />
      )}
    </>
  );
}
