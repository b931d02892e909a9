import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ShownCompany } from '#domain/company/company.ts';
import { CompanyName } from '../company-name.tsx';

/** The frame of the pages before the sign-in: sign-in, new password, invitation. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<Pick<ShownCompany, 'wordmark'>>('root');
  return (
    <main className="auth-page">
      <div className="auth-card">
        <h1>{root && <CompanyName {...root.wordmark} />}</h1>
        {children}
      </div>
    </main>
  );
}
