import type { ReactNode } from 'react';
import { CompanyName } from '../company-name.tsx';

/** The page of someone who is not in yet: signing in, taking up an invitation. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="auth-page">
      <div className="auth-card">
        <h1>
          <CompanyName />
        </h1>
        {children}
      </div>
    </main>
  );
}
