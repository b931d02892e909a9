import { readFormUpload } from '#domain/files/upload/form-upload.server.ts';
import { toRichText } from '#domain/texts/rich-text.server.ts';
import type { Route } from './+types/article-preview-route.ts';

export interface ArticlePreview {
  /** Safe to show; null for an empty article. */
  html: string | null;
  failed?: true;
}

/** An article as the public page shows it, made safe by the same function. */
export async function action({ request }: Route.ActionArgs): Promise<ArticlePreview> {
  const upload = await readFormUpload(request);
  if (!upload.ok) return { html: null, failed: true };
  return { html: toRichText(String(upload.fields.get('article_body') ?? '')) };
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });

/** A preview that cannot be had must not take the form with it. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<ArticlePreview> {
  try {
    return await serverAction();
  } catch {
    return { html: null, failed: true };
  }
}
