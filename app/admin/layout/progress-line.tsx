import { useNavigation } from 'react-router';

/** A line at the top while a screen is on its way; it shows only when that takes a while. */
export function ProgressLine() {
  const busy = useNavigation().state !== 'idle';
  return busy && <div aria-hidden="true" className="progress-line" />;
}
