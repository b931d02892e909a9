import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeUndoToasts, holdToast, releaseToast, showToast, toastStore } from './toast.ts';

/** The test moves a false clock to see how long toasts stay. */

const undo = { action: '/admin/bin', values: { id: 1 } };
const shown = () => toastStore.read().map(({ text }) => text);
const idOf = (text: string) => toastStore.read().find((one) => one.text === text)?.id ?? 0;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a message with Undo stays for a minute, other messages for some seconds', () => {
  showToast('success', 'Saved');
  showToast('error', 'Failed');
  showToast('success', 'Deleted', undefined, undo);
  vi.advanceTimersByTime(4999);
  expect(shown()).toEqual(['Saved', 'Failed', 'Deleted']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['Failed', 'Deleted']);
  vi.advanceTimersByTime(3000);
  expect(shown()).toEqual(['Deleted']);
  vi.advanceTimersByTime(51_999);
  expect(shown()).toEqual(['Deleted']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a message stays while it is hovered or focused, and then for its full time', () => {
  showToast('success', 'Deleted', undefined, undo);
  vi.advanceTimersByTime(50_000);
  holdToast(idOf('Deleted'));
  vi.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual(['Deleted']);
  releaseToast(idOf('Deleted'));
  vi.advanceTimersByTime(59_999);
  expect(shown()).toEqual(['Deleted']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('the next change removes the Undo of the change before, and no other message', () => {
  showToast('success', 'Deleted', undefined, undo);
  showToast('error', 'Failed');
  closeUndoToasts();
  expect(shown()).toEqual(['Failed']);
});
