/** The upload limits, types and texts that browser and server share. */

import { t } from '../../admin-words/t.ts';

const mebibyte = 1024 * 1024;

const maxFileMebibytes = 5;

export const maxFileBytes = maxFileMebibytes * mebibyte;

/** The limit of a whole form with its files. */
export const maxUploadBytes = 120 * mebibyte;

/**
 * Whether the back-office screen at a path has file fields. Only forms of these screens are multipart; the
 * others are urlencoded, and multipart is refused.
 */
export const hasFileFields = (path: string): boolean =>
  /^\/admin\/(products|gallery-items|news-items|item-codes|shades|pages|general-settings(\/company)?)$/.test(
    path,
  );

/** The limit of a form's texts: enough for a product's texts, urlencoded at nine bytes a character. */
export const longestTextForm = 2.5 * mebibyte;

/**
 * The most decoded pixels over all frames, because a small file can decode to a picture that fills the
 * memory.
 */
export const maxPicturePixels = 50_000_000;

const imageMimeTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
const videoMimeTypes = ['video/mp4', 'video/webm', 'video/ogg'];

export type UploadKind = 'image' | 'icon' | 'media' | 'pdf';

/** The smallest width and height of an icon in pixels. */
export const smallestIcon = 512;

interface UploadRule {
  /** For the `accept` attribute of the file input. */
  accept: string;
  mimeTypes: readonly string[];
  extensions: readonly string[];
  hint: () => string;
  tooLarge: (name: string) => string;
  wrongType: (name: string) => string;
}

const imageExtensions = ['jpeg', 'jpg', 'png', 'webp', 'gif'];
const side = String(smallestIcon);
const noIcon = () => t('The icon must be a PNG of at least {side} × {side} pixels', { side });
/** The limit as texts name it. */
const size = `${maxFileMebibytes}MB`;
const fileTooLarge = (name: string) => t('File "{name}" must be less than {size}', { name, size });
const imageTooLarge = () => t('Image must be less than {size}', { size });

export const uploadRules: Record<UploadKind, UploadRule> = {
  image: {
    accept: 'image/jpeg,image/png,image/webp,image/gif',
    mimeTypes: imageMimeTypes,
    extensions: imageExtensions,
    hint: () => t('JPEG, PNG, WebP, GIF up to {size}', { size }),
    tooLarge: imageTooLarge,
    wrongType: () => t('File must be an image (JPEG, PNG, WebP, GIF)'),
  },
  icon: {
    accept: 'image/png',
    mimeTypes: ['image/png'],
    extensions: ['png'],
    hint: () => t('PNG, square, at least {side} × {side} pixels, up to {size}', { side, size }),
    tooLarge: imageTooLarge,
    wrongType: noIcon,
  },
  media: {
    accept: 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm,video/ogg,.ogg',
    mimeTypes: [...imageMimeTypes, ...videoMimeTypes],
    extensions: [...imageExtensions, 'mp4', 'webm', 'ogg'],
    hint: () => t('Images or videos up to {size}', { size }),
    tooLarge: fileTooLarge,
    wrongType: (name) => t('File "{name}" must be an image or video', { name }),
  },
  pdf: {
    accept: '.pdf',
    mimeTypes: ['application/pdf'],
    extensions: ['pdf'],
    hint: () => t('PDF up to {size}', { size }),
    tooLarge: fileTooLarge,
    wrongType: (name) => t('File "{name}" must be a PDF', { name }),
  },
};

/** Types that do not identify a file. Chromium reports every .ogg as audio. */
const vagueTypes = ['', 'audio/ogg'];

/**
 * Checks a chosen file in the browser before it is sent. Returns undefined, or the error text for its field.
 * A missing or vague type is inferred from the extension. The server also checks the content.
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
