import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { shortestPassword } from '../administrator-form.ts';
import { isEasyToGuess } from './password-strength.server.ts';

const owner = { name: 'Grace Chan', email: 'grace.chan@example.com' };

test('every password in the list of common ones is refused, however long', () => {
  const long = dictionary['passwords-common'].filter((one) => one.length >= shortestPassword);
  expect(long.length).toBeGreaterThan(300);
  expect(long.filter((one) => !isEasyToGuess(one, owner, 'Kamsin'))).toEqual([]);
});

test.each([
  'passwordpassword',
  'Password1234',
  'P@ssw0rd1234',
  'Password2024!',
  '111111111111',
  'qwertyuiopasdf',
  'grace.chan@example.com',
  'GraceChan2026',
])('%s is easy to guess', (password) => {
  expect(isEasyToGuess(password, owner, 'Kamsin')).toBe(true);
});

test.each([
  'correct horse battery',
  'gold and silver',
  'Xk2#pLm9qR4!',
  '金線與銀線繡在藍色的絲綢上',
])('%s is not easy to guess', (password) => {
  expect(isEasyToGuess(password, owner, 'Kamsin')).toBe(false);
});
