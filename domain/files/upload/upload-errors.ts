import { t } from '../../admin-words/t.ts';
/**
 * The text for a failed upload; it is the same if our store or a proxy in front of it refused. `status` is an
 * HTTP status, `reason` the text of the refusal.
 */
export function uploadErrorText(failure: { status?: number; reason?: string }): string {
  const reason = failure.reason?.trim() ?? '';
  if (failure.status === 400) {
    return 'Storage upload failed: Invalid file or request. Please check file format and size.';
  }
  if (failure.status === 403) {
    return 'Storage upload failed: Permission denied. Please ask your administrator to check the storage bucket permissions.';
  }
  if (failure.status === 413 || /\bsize\b/i.test(reason)) {
    return 'File too large: The file you are trying to upload exceeds the maximum allowed size.';
  }
  return t('Storage upload failed: {reason}', { reason: reason || t('Unknown error') });
}
