import { readFormUpload } from '#domain/files/upload/form-upload.server.ts';
import { toRichText } from '#domain/texts/rich-text.server.ts';
import type { Route } from './+types/article-preview-route.ts';

export interface ArticlePreview {
  /** Sanitised HTML; null for an empty article. */
  html: string | null;
  failed?: true;
}

/** Answers an article as the public page shows it, sanitised by the same function. */
export async function action({ request }: Route.ActionArgs): Promise<ArticlePreview> {
  const upload = await readFormUpload(request);
  if (!upload.ok) return { html: null, failed: true };
  return { html: toRichText(String(upload.fields.get('article_body') ?? '')) };
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });

/** Turns an error into an answer, because a failed preview must not replace the form by an error page. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAction().catch((): ArticlePreview => ({ html: null, failed: true }));
