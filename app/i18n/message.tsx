import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { interpolate } from './interpolate.ts';
import type { WithWords } from './message-paths.ts';
import type { SentMessage } from './sent-message.ts';

/** A text on a page. It is an element if it, or a part of it, is not in the language of the page. */
export type Message = string | ReactElement<Marks>;

interface Marks {
  lang?: string;
  children?: ReactNode;
}

/** The messages that pages show. */
export type Shown<Messages> = WithWords<Messages, Message>;

/** Marks a text with its language. Undefined is the language of the page. */
export const marked = (text: string, lang: string | undefined): Message =>
  lang ? <span lang={lang}>{text}</span> : text;

/** Fills `{name}` like `interpolate`. Texts keep their language; numbers take that of the message. */
export function fill(message: Message, values: Record<string, Message | number>): Message {
  const lang = messageLang(message);
  const numbers = Object.entries(values).filter(([, value]) => typeof value === 'number');
  const template = interpolate(
    plain(message),
    Object.fromEntries(numbers) as Record<string, number>,
  );
  // The template already contains the numbers, so only texts are left.
  const texts = values as Record<string, Message>;
  const parts = template
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? (texts[part] ?? `{${part}}`) : part && marked(part, lang)))
    .filter((part) => part !== '');
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  if (parts.length === 1) return parts[0] ?? '';
  // One element holds the parts, because a flex container would separate them.
  return createElement(langIn(parts) ? 'span' : Fragment, null, ...parts);
}

/** Joins messages with commas: '101 Gold, 102 Silver'. */
export const listed = (messages: readonly Message[]): Message =>
  fill(messages.map((_, at) => `{${at}}`).join(', '), Object.fromEntries(messages.entries()));

/** The text of a message without its language, for attributes. */
export const plain = (message: Message): string => lettersOf(message);

function lettersOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(lettersOf).join('');
  return isValidElement<Marks>(node) ? lettersOf(node.props.children) : String(node ?? '');
}

/** The language of a message or of its first marked part. Undefined is the language of the page. */
export const messageLang = (message: Message): string | undefined => langIn(message);

function langIn(node: ReactNode): string | undefined {
  if (Array.isArray(node)) return node.map(langIn).find(Boolean);
  return isValidElement<Marks>(node) ? (node.props.lang ?? langIn(node.props.children)) : undefined;
}

/** The attributes that name an element without a text, such as a button with an icon. */
export const named = (message: Message) => ({
  'aria-label': plain(message),
  lang: messageLang(message),
});

/** The data attributes from which `messageIn` reads a message in the browser. */
export const inData = (name: string, message: Message) => ({
  [`data-${name}`]: plain(message),
  [`data-${name}-lang`]: messageLang(message),
});

/** Converts a message for scripts and islands. */
export const sent = (message: Message): SentMessage =>
  typeof message === 'string' ? message : { en: plain(message) };

/** The inverse of `sent`. */
export const received = (message: SentMessage): Message =>
  typeof message === 'string' ? message : marked(message.en, 'en');

/** The replacer for JSON.stringify that converts the messages in a value. */
export const asSent = (_key: string, value: unknown) =>
  isValidElement(value) ? sent(value as Message) : value;

/** The reviver for JSON.parse that restores the messages in a value. */
export const asReceived = (_key: string, value: unknown) =>
  typeof value === 'object' && value && 'en' in value ? received(value as SentMessage) : value;
