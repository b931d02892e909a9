import { errorSentence } from '../../server/log/logged-error.ts';

/** One line of the doctor's report. */
export interface Finding {
  about: string;
  state: 'OK' | 'Warning' | 'Failed';
  /** A sentence, and what to do unless the state is OK. */
  text: string;
}

export const ok = (about: string, text: string): Finding => ({ about, state: 'OK', text });
export const warning = (about: string, text: string): Finding => ({
  ...{ about, state: 'Warning', text },
});
export const failed = (about: string, text: string): Finding => ({
  ...{ about, state: 'Failed', text },
});

/** The findings of a check; if it throws, the sentence of its error. */
export async function findings(about: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [failed(about, errorSentence(error))];
  }
}
