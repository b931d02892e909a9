const key = 'admin_single_key_shortcuts';

/** Whether the single keys 'n' and '?' are on. They can be switched off for people who dictate (WCAG 2.1.4). */
export const singleKeys = {
  areOn(): boolean {
    try {
      return localStorage.getItem(key) !== 'off';
    } catch {
      return true;
    }
  },
  turn(on: boolean): void {
    try {
      localStorage.setItem(key, on ? 'on' : 'off');
    } catch {
      // If the browser refuses to store data, the keys stay on.
    }
  },
};
