const key = 'admin_single_key_shortcuts';

/** Whether 'n' and '?' work by themselves: some people dictate or type by accident (WCAG 2.1.4). */
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
      // Without storage they stay on.
    }
  },
};
