import { useNavigation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';

/** A line at the top while a page is on its way; style shows it only when that takes a while. */
export function ProgressLine() {
  const { layout } = useWords();
  const busy = useNavigation().state !== 'idle';
  return <div role="status">{busy && <p className="progress-line">{layout.loading}</p>}</div>;
}
