import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { newsFields } from '#domain/news/news-fields.ts';
import { RecordField } from '../form/fields/record-field.tsx';
import type { ArticlePreview } from './article-preview-route.ts';

/** The field for the article's text, with a preview on demand of how the public page will show it. */
export function ArticleField({ value }: { value: string | null | undefined }) {
  const here = useRef<HTMLDivElement>(null);
  const fetcher = useFetcher<ArticlePreview>();
  const [shown, setShown] = useState(false);
  const preview = () => {
    const article_body = here.current?.querySelector('textarea')?.value ?? '';
    setShown(true);
    fetcher.submit(
      { article_body },
      {
        method: 'post',
        action: '/admin/news-items/article-preview',
        defaultShouldRevalidate: false,
      },
    );
  };
  return (
    <div ref={here} className="flex flex-col gap-2">
      <RecordField
        fields={newsFields}
        name="article_body"
        value={value}
        hint={t('Line breaks are kept. Simple HTML such as <b>, <a> and <ul> is allowed.')}
      />
      <div className="flex gap-2">
        <Button compact onClick={preview} disabled={fetcher.state !== 'idle'}>
          {shown ? t('Update Preview') : t('Preview Article')}
        </Button>
        {shown && (
          <Button compact onClick={() => setShown(false)}>
            {t('Hide Preview')}
          </Button>
        )}
      </div>
      {shown && (
        <section
          aria-label={t('Article preview')}
          className="border border-line bg-paper px-5 py-4"
        >
          <Preview article={fetcher.data} />
        </section>
      )}
    </div>
  );
}

function Preview({ article }: { article: ArticlePreview | undefined }) {
  if (!article) return <p role="status">{t('Creating preview...')}</p>;
  if (article.failed)
    return <p role="alert">{t('The preview could not be created. Please try again.')}</p>;
  if (!article.html) return <p className="text-muted">{t('The article is empty.')}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
  return <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />;
}
