/** What may be uploaded where: the limits, types and texts that browser and server share. */

const mebibyte = 1024 * 1024;

export const maxFileBytes = 5 * mebibyte;

/** A form with its files. */
export const maxUploadBytes = 120 * mebibyte;

/**
 * Whether a screen of the back-office has file fields, by its path. Only their forms are multipart; all
 * others are urlencoded, and refused as multipart.
 */
export const hasFileFields = (path: string): boolean =>
  /^\/admin\/(products|gallery-items|news-items|item-codes|general-settings)$/.test(path);

/** A form's texts: room for those of a product, urlencoded, with nine bytes for each character. */
export const longestTextForm = 2.5 * mebibyte;

/** Decoded pixels over all frames; a small file can claim to be a picture that fills the memory. */
export const maxPicturePixels = 50_000_000;

const imageMimeTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
const videoMimeTypes = ['video/mp4', 'video/webm', 'video/ogg'];

export type UploadKind = 'image' | 'media' | 'pdf';

interface UploadRule {
  /** For the `accept` attribute of the file input. */
  accept: string;
  mimeTypes: readonly string[];
  extensions: readonly string[];
  hint: string;
  tooLarge: (name: string) => string;
  wrongType: (name: string) => string;
}

const imageExtensions = ['jpeg', 'jpg', 'png', 'webp', 'gif'];
const fileTooLarge = (name: string) => `File "${name}" must be less than 5MB`;

export const uploadRules: Record<UploadKind, UploadRule> = {
  image: {
    accept: 'image/jpeg,image/png,image/webp,image/gif',
    mimeTypes: imageMimeTypes,
    extensions: imageExtensions,
    hint: 'JPEG, PNG, WebP, GIF up to 5MB',
    tooLarge: () => 'Image must be less than 5MB',
    wrongType: () => 'File must be an image (JPEG, PNG, WebP, GIF)',
  },
  media: {
    accept: 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm,video/ogg,.ogg',
    mimeTypes: [...imageMimeTypes, ...videoMimeTypes],
    extensions: [...imageExtensions, 'mp4', 'webm', 'ogg'],
    hint: 'Images or videos up to 5MB',
    tooLarge: fileTooLarge,
    wrongType: (name) => `File "${name}" must be an image or video`,
  },
  pdf: {
    accept: '.pdf',
    mimeTypes: ['application/pdf'],
    extensions: ['pdf'],
    hint: 'PDF up to 5MB',
    tooLarge: fileTooLarge,
    wrongType: (name) => `File "${name}" must be a PDF`,
  },
};

/** What tells nothing of a file: Chromium calls every .ogg a sound. */
const vagueTypes = ['', 'audio/ogg'];

/**
 * What a browser can check of a chosen file before it is sent: undefined, or the text for its
 * field. A missing or vague type is inferred from the name. The server looks at the content as well.
 */
export function checkChosenFile(
  kind: UploadKind,
  file: { name: string; size: number; type: string },
): string | undefined {
  const rule = uploadRules[kind];
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const known =
    (vagueTypes.includes(file.type) && rule.extensions.includes(extension)) ||
    rule.mimeTypes.includes(file.type);
  if (!known) return rule.wrongType(file.name);
  return file.size > maxFileBytes ? rule.tooLarge(file.name) : undefined;
}
