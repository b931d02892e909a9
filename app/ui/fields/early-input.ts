import { useEffect, useEffectEvent } from 'react';

/** Whether the visitor has changed a field: its value is not the one in the page's HTML. */
export function isFieldChanged(field: Element | null): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** Calls `callback` once after hydration, to handle what the visitor typed before. */
export function useEarlyInput(callback: () => void): void {
  const callOnce = useEffectEvent(callback);
  useEffect(() => callOnce(), []);
}
