import { data, Link } from 'react-router';
import { Screen } from '../screen/screen.tsx';

export const meta = () => [{ title: 'Page Not Found' }];

export const loader = () => data(null, { status: 404 });

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

/** Shown for any path below /admin that no route has. */
export default function AdminNotFoundPage() {
  return (
    <Screen heading="Page Not Found">
      <p className="mb-4">There is no screen of the back-office at this address.</p>
      <Link to="/admin" className="underline">
        Return to Dashboard
      </Link>
    </Screen>
  );
}
