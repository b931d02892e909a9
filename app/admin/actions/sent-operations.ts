import type { Answer } from './action-result.ts';

/** The field that names a sent operation, so that its answer finds back to who sent it. */
const operationField = 'operation';

const waiting = new Map<string, (answer: Answer) => void>();

/** Operations that were sent and whose answer is awaited. */
export const sentOperations = {
  add(form: FormData, onAnswer: (answer: Answer) => void): void {
    const key = crypto.randomUUID();
    form.set(operationField, key);
    waiting.set(key, onAnswer);
  },
  answer(form: FormData, answer: Answer): void {
    const key = String(form.get(operationField));
    const onAnswer = waiting.get(key);
    waiting.delete(key);
    onAnswer?.(answer);
  },
};
