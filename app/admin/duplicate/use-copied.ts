import { useSearchParams } from 'react-router';

/** The record that the form for a new one copies: that of ?new&copy=id, or undefined. */
export function useCopied<Record extends { id: number }>(
  record: Record | undefined,
): Record | undefined {
  const [parameters] = useSearchParams();
  const isCopy = parameters.has('new') && parameters.get('copy') === String(record?.id);
  return isCopy ? record : undefined;
}
