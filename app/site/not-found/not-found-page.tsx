import { data } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { PageHeader } from '../page/page-header.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/not-found-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  return data({ meta: missingPageMeta(context) }, { status: 404 });
}

export { meta } from '../seo/page-meta.ts';

export default function NotFoundPage() {
  const { layout } = useMessages();
  return (
    <div className="lost on-ink">
      <PageHeader label="404" title={layout.pageNotFound} lead={layout.pageNotFoundText}>
        <p className="mt-4">
          <a className="button" href={publicPages.home.path}>
            {layout.returnToHome}
          </a>
        </p>
      </PageHeader>
    </div>
  );
}
