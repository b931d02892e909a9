import { type MiddlewareFunction, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import type { ShownCompany } from '#domain/company/company.ts';
import { visitContext } from '#server/visit/context.ts';
import { adminLinks } from '../admin-links.ts';
import { CompanyName } from '../company-name.tsx';
import type { Route } from './+types/auth-layout.ts';
import { chosenIn, languageCookie, rememberedIn } from './language/chosen-language.server.ts';
import { LanguageLinks } from './language/language-links.tsx';
import { secretPage } from './secret-page.ts';

/** Shows the pages before the sign-in in the language that was chosen there, or that the browser remembers. */
const inChosenLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const chosen = chosenIn(request);
  const language = chosen ?? rememberedIn(request, context) ?? 'en';
  context.get(visitContext).staffLanguage = language;
  const response = await inLanguage(language, next);
  if (chosen) response.headers.append('Set-Cookie', languageCookie(chosen, context));
  return response;
};

export const middleware: Route.MiddlewareFunction[] = [inChosenLanguage];

export const links: Route.LinksFunction = () => adminLinks;

/** The frame of the pages before the sign-in: sign-in, new password, invitation. */
export default function AuthLayout() {
  const root = useRouteLoaderData<Pick<ShownCompany, 'wordmark'>>('root');
  // These links load a new document, which would lose the secret that was posted to the page.
  const hasSecret = useMatches().some(({ handle }) => handle === secretPage);
  return (
    <main className="auth-page">
      <meta name="robots" content="noindex, nofollow" />
      <div className="auth-card">
        <h1>{root && <CompanyName {...root.wordmark} />}</h1>
        <Outlet />
        {!hasSecret && <LanguageLinks />}
      </div>
    </main>
  );
}
