import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogueOf, messagesOf, shownMessagesOf } from './catalogues.server.ts';
import { asReceived, asSent, fill, type Message, marked, messageLang, plain } from './message.tsx';

const html = (message: Message) => renderToStaticMarkup(message);
const missing = (text: string) => marked(text, 'en');

test('a message that the language has is a string, also when it is filled', () => {
  expect(fill('{n} of {all}', { n: 2, all: 'three' })).toBe('2 of three');
  expect(fill('{n} of {all}', { n: 2 })).toBe('2 of {all}');
  expect(marked('Fil', undefined)).toBe('Fil');
});

test('a missing message is marked as English, and the texts in it keep their language', () => {
  expect(html(missing('Home'))).toBe('<span lang="en">Home</span>');
  expect(html(fill(missing('{n} products'), { n: 3 }))).toBe('<span lang="en">3 products</span>');
  expect(html(fill(missing('View {name} now'), { name: 'Fil' }))).toBe(
    '<span><span lang="en">View </span>Fil<span lang="en"> now</span></span>',
  );
  expect(html(fill('Voir {name}', { name: missing('Thread') }))).toBe(
    '<span>Voir <span lang="en">Thread</span></span>',
  );
});

test('an attribute has the letters of a message, and the language of what is not the page’s', () => {
  const label = fill('Voir {name}', { name: missing('Thread') });
  expect([plain(label), messageLang(label)]).toEqual(['Voir Thread', 'en']);
  expect([plain('Voir'), messageLang('Voir')]).toEqual(['Voir', undefined]);
  expect(messageLang(fill(missing('{n} products'), { n: 3 }))).toBe('en');
});

test('messages keep their language on the way to an island', () => {
  const props = { messages: { send: 'Envoyer', failed: missing('Failed') }, kind: undefined };
  const received = JSON.parse(JSON.stringify(props, asSent), asReceived) as typeof props;
  expect(received.messages.send).toBe('Envoyer');
  expect(html(received.messages.failed)).toBe('<span lang="en">Failed</span>');
});

const visit = (code: string, words: Record<string, string> = {}) => ({
  language: { code },
  content: {
    words: new Map([
      [code, words],
      ['en', { 'layout.quickLinks': 'Links' }],
    ]),
  },
});

test('a language with a catalogue lacks nothing; another one lacks what staff have not stored', () => {
  const japanese = visit('ja');
  expect(shownMessagesOf(japanese)).toBe(messagesOf(japanese));
  const french = visit('fr', { 'layout.home': 'Accueil' });
  const { layout, contact } = shownMessagesOf(french);
  expect(layout.home).toBe('Accueil');
  expect(html(layout.quickLinks)).toBe('<span lang="en">Links</span>');
  expect(contact.range).toBe(catalogueOf('en').contact.range);
  expect(messagesOf(french).layout.quickLinks).toBe('Links');
});
