import type { ReactNode } from 'react';
import { CompanyName } from '../company-name.tsx';

/** The frame of the pages before the sign-in: sign-in, new password, invitation. */
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
