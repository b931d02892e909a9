import { Picture } from '#app/ui/picture.tsx';
import type { CarouselImage } from '#domain/settings/carousel-editing.server.ts';
import { carouselForm, carouselWords } from '#domain/settings/carousel-words.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { StatusField, TextField } from '../form/form-fields.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { UploadField } from '../upload/upload-field.tsx';

interface CarouselDialogProps {
  image: CarouselImage | undefined;
  /** The display order with which a new picture comes last. */
  last: number;
}

/** Adds a carousel picture or edits one, as the address asks. */
export function CarouselDialog({ image, last }: CarouselDialogProps) {
  const open = useOpenDialog(image);
  if (!open) return null;
  const record = open === 'new' ? undefined : open;
  const display_order = record ? (record.display_order ?? 0) : last;
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? 'Edit Image' : 'Add Image'}
      schema={carouselForm}
      record={record}
      submitLabel={record ? 'Update Image' : 'Add Image'}
    >
      <UploadField
        name="image"
        label="Image"
        kind="image"
        required={!record}
        button={['Upload Image', 'Change Image']}
        hint="JPEG, PNG, WebP, GIF up to 5MB. Recommended image size 1920x1080."
      >
        {record?.image_url && (
          <Picture
            src={record.image_url}
            alt="Image now"
            sizes="192px"
            width={192}
            height={108}
            className="h-27 w-48 border border-line object-cover"
          />
        )}
      </UploadField>
      <TextField name="title" label={carouselWords.fields.title.label} value={record?.title} />
      <TextField
        name="alt_text"
        label={carouselWords.fields.alt_text.label}
        value={record?.alt_text}
        hint="What the picture shows, for people who do not see it."
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="display_order"
          label={carouselWords.fields.display_order.label}
          type="number"
          value={display_order}
          input={{ min: 0, step: 1 }}
        />
        <StatusField value={record?.status} />
      </div>
      <input type="hidden" name="display_order_before" defaultValue={record ? display_order : ''} />
      {record && <HistoryPanel kind="general_settings" id={record.id} />}
    </FormDialog>
  );
}
