import { useEffect, useEffectEvent } from 'react';

/** Whether a field differs from the value in the page's HTML, so that the visitor has changed it. */
export function isFieldChanged(field: Element | null): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** Calls `callback` once after hydration, to handle what was entered before. */
export function useEarlyInput(callback: () => void): void {
  const callOnce = useEffectEvent(callback);
  useEffect(() => callOnce(), []);
}
