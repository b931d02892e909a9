import { Link } from 'react-router';
import { Picture } from '#app/ui/picture.tsx';
import { t } from '#domain/admin-words/t.ts';
import { uploadRules } from '#domain/files/upload/upload-rules.ts';
import type { CarouselImage } from '#domain/settings/carousel-editing.server.ts';
import { carouselWords } from '#domain/settings/carousel-fields.ts';
import { carouselForm } from '#domain/settings/carousel-form.ts';
import { StatusField } from '../../form/fields/form-fields.tsx';
import { PlaceField } from '../../form/fields/place-field.tsx';
import { RecordField } from '../../form/fields/record-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { HistoryPanel } from '../../history/versions/history-panel.tsx';
import { useOpenDialog } from '../../screen/use-open-dialog.ts';
import { sideBySideAddress } from '../../translations/translation-address.ts';
import { UploadField } from '../../upload/upload-field.tsx';

const { fields } = carouselWords;

interface CarouselDialogProps {
  image: CarouselImage | undefined;
  /** The display order that puts a new picture last. */
  last: number;
}

/** The dialog to add or edit a carousel picture, open as the address says. */
export function CarouselDialog({ image, last }: CarouselDialogProps) {
  const { isOpen, record } = useOpenDialog(image);
  if (!isOpen) return null;
  const display_order = record ? (record.display_order ?? 0) : last;
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? t('Edit Image') : t('Add Image')}
      schema={carouselForm}
      record={record}
      submitLabel={record ? t('Update Image') : t('Add Image')}
    >
      <UploadField
        name="image"
        label={t('Image')}
        kind="image"
        required={!record}
        button={[t('Upload Image'), t('Change Image')]}
        hint={t('{limits}. Recommended image size 1920x1080.', {
          limits: uploadRules.image.hint(),
        })}
      >
        {record?.image_url && (
          <Picture
            src={record.image_url}
            alt={t('Current image')}
            sizes="192px"
            width={192}
            height={108}
            className="h-27 w-48 border border-line object-cover"
          />
        )}
      </UploadField>
      <RecordField fields={fields} name="title" value={record?.title} />
      <RecordField
        fields={fields}
        name="alt_text"
        value={record?.alt_text}
        hint={t('Describe the picture for people who cannot see it.')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <PlaceField fields={fields} value={display_order} isNew={!record} />
        <StatusField value={record?.status} />
      </div>
      {record && (
        <p className="text-sm">
          <Link to={sideBySideAddress('general_settings', record.id)} className="underline">
            {t('Translations')}
          </Link>
        </p>
      )}
      {record && <HistoryPanel kind="general_settings" id={record.id} />}
    </FormDialog>
  );
}
