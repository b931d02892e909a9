import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { useFormState } from '../form/state/form-state.ts';
import { PictureTextFields } from './picture-text-fields.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { VideoStill } from './video-still.tsx';

interface StoredMedium {
  id: number;
  url: string;
  mediaType?: 'image' | 'video';
  alt_text: string | null;
  is_decorative: boolean;
}

interface StoredMediaProps {
  /** The name of the field with the ids to remove; it must end in _ids. */
  name: string;
  media: StoredMedium[];
  /** The noun for one of them, e.g. 'image'. */
  noun: string;
}

/** The stored media of a record with their texts. Each can be marked for removal; the save then removes it. */
export function StoredMedia({ name, media, noun }: StoredMediaProps) {
  const [removed, setRemoved] = useState<number[]>([]);
  const { changed } = useFormState();
  if (media.length === 0) return null;
  const named = (at: number) => t('{noun} {n}', { noun: translate(noun), n: at + 1 });
  return (
    <ul className="flex flex-col gap-3">
      {media.map(({ id, url, mediaType, ...text }, at) => {
        const isRemoved = removed.includes(id);
        return (
          <li key={id} data-removed={isRemoved || undefined} className="group flex flex-wrap gap-3">
            <div className="w-28">
              {mediaType === 'video' ? (
                <VideoStill
                  url={url}
                  name={named(at)}
                  className="h-20 w-28 border border-line object-cover group-data-removed:opacity-30"
                />
              ) : (
                <StoredPicture
                  url={url}
                  alt={named(at)}
                  className="group-data-removed:opacity-30"
                />
              )}
              {isRemoved && <input type="hidden" name={name} value={id} />}
              <Button
                compact
                className="mt-1"
                aria-label={t(isRemoved ? 'Keep {name}' : 'Remove {name}', { name: named(at) })}
                onClick={() => {
                  setRemoved(
                    isRemoved ? removed.filter((other) => other !== id) : [...removed, id],
                  );
                  changed(name);
                }}
              >
                {isRemoved ? t('Keep') : t('Remove')}
              </Button>
            </div>
            <div className="contents group-data-removed:hidden">
              <PictureTextFields
                // The numbers begin at 2, because the public page shows the main picture first.
                picture={t(mediaType === 'video' ? 'video {n}' : 'picture {n}', { n: at + 2 })}
                row={String(id)}
                value={text}
                isVideo={mediaType === 'video'}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
