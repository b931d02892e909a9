import { mainPicture, pictureTextLabels } from '#domain/records/picture-texts.ts';
import { CheckboxField, TextField } from '../form/fields/form-fields.tsx';

interface PictureTextFieldsProps {
  /** The name of the picture in labels, such as 'picture 2'. */
  picture?: string;
  value?: { alt_text: string | null; is_decorative: boolean } | undefined;
  /** The key of the picture's row in `pictures`. The main picture has none: its texts are columns of the record. */
  row?: string;
  isVideo?: boolean;
}

/** The fields for the alternative text of a picture, and whether it is decoration. */
export function PictureTextFields(props: PictureTextFieldsProps) {
  const { picture = mainPicture, value, row, isVideo = false } = props;
  const labels = pictureTextLabels(picture);
  const field = (column: string) => (row === undefined ? column : `pictures.${row}.${column}`);
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${row === undefined ? '' : 'grow basis-60'}`}>
      <TextField
        name={field('alt_text')}
        label={labels.alt_text}
        value={value?.alt_text}
        rows={2}
        {...(row === undefined && { hint })}
      />
      {!isVideo && (
        <CheckboxField
          name={field('is_decorative')}
          label={labels.is_decorative}
          checked={value?.is_decorative ?? false}
        />
      )}
    </div>
  );
}

const hint =
  'What the picture shows, for visitors who cannot see it. If it is empty, they hear the name of the record.';
