import { data, Link } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import { previewAddress, previewLinksAddress, previewSubject } from '#domain/previews/preview.ts';
import { allLanguages } from '#domain/site-content/site-content.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { Screen } from '../screen/screen.tsx';
import type { Route } from './+types/preview-page.ts';
import { previewGone } from './preview-texts.ts';

export const meta = () => [{ title: t('Preview') }];

/** Runs after the guard: answers the public page itself, if the preview exists. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const { pathname, searchParams } = new URL(request.url);
    const subject = previewSubject(params, searchParams);
    if (!subject || request.method !== 'GET' || pathname.endsWith('.data')) return next();
    const visit = context.get(visitContext);
    const languages = allLanguages(visit.content);
    const asked = searchParams.get('language') ?? visit.language.code;
    const language = languages.find(({ code }) => code === asked) ?? visit.language;
    const addresses = Object.fromEntries(
      languages.map(({ code }) => [code, previewAddress(subject, code)]),
    );
    const framed = searchParams.has('framed');
    const preview = { addresses, links: previewLinksAddress(subject), framed };
    const view = { visit, language, preview };
    return (await context.get(servicesContext).renderPreview(subject, view)) ?? next();
  },
];

export const loader = () => data(null, { status: 404 });

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

/** Shown if the preview does not exist. */
export default function PreviewPage() {
  return (
    <Screen heading={t('Preview')}>
      <p className="mb-4">{previewGone()}</p>
      <Link to="/admin" className="underline">
        {t('Return to Dashboard')}
      </Link>
    </Screen>
  );
}
