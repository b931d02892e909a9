import { useEffect, useEffectEvent } from 'react';

/** Whether a field was typed into, chosen from or ticked since the page came. */
export function isChanged(field: Element | null): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** Calls `callback` once, when the page's scripts are there: for what was entered before. */
export function useEarlyInput(callback: () => void): void {
  const callOnce = useEffectEvent(callback);
  useEffect(() => callOnce(), []);
}
