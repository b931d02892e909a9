import { useEffect, useEffectEvent } from 'react';

/** Whether a field was typed into, chosen from or ticked since the page came. */
export function isChanged(field: Element | null): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** Calls `attend` once, when the page's scripts are there: for what was entered before. */
export function useEarlyInput(attend: () => void): void {
  const attendOnce = useEffectEvent(attend);
  useEffect(() => attendOnce(), []);
}
