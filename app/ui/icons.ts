// Shapes for <Icon>, drawn on a grid of 24 with a line of 1.5.

export const arrowLeft = 'M20 12H4m6-6-6 6 6 6';
export const arrowRight = 'M4 12h16m-6-6 6 6-6 6';
export const arrowUp = 'M12 20V4M6 10l6-6 6 6';
export const arrowOut = 'M7 17 17 7M9 7h8v8';
export const chevronDown = 'm6 9.5 6 6 6-6';
export const chevronLeft = 'm14.5 5-7 7 7 7';
export const chevronRight = 'm9.5 5 7 7-7 7';
export const close = 'm5 5 14 14M19 5 5 19';
export const menu = 'M3 8h18M3 16h18';
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21';
export const download = 'M12 4v11m-5-5 5 5 5-5M4 20h16';
export const pause = 'M9 5v14m6-14v14';
export const play = 'M8 5v14l11-7Z';
export const pin = 'M9 3h6l-1 6 3 3.5H7L10 9 9 3Zm3 9.5V21';
export const heart =
  'M12 20S4 15.2 4 9.4C4 6.6 6 4.8 8.2 4.8c1.6 0 3 .9 3.8 2.4.8-1.5 2.2-2.4 3.8-2.4 2.2 0 4.2 1.8 4.2 4.6C20 15.2 12 20 12 20Z';
export const globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.4 2.6 3.6 5.6 3.6 9s-1.2 6.4-3.6 9c-2.4-2.6-3.6-5.6-3.6-9S9.6 5.6 12 3Z';
export const place =
  'M12 21s7-6.6 7-11.5a7 7 0 0 0-14 0C5 14.4 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const phone =
  'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1.1-.9 2-2 2C11 19.5 4.5 13 4.5 5.5c0-1.1.9-2 2-2Z';
export const letter = 'M3 6h18v12H3Zm0 .5 9 7 9-7';
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2';

export const facebook =
  'M14.5 21v-8h3l.5-3.5h-3.5V7.7c0-1.2.5-1.9 1.9-1.9H18V3h-2.4C12.4 3 11 4.7 11 7.3v2.2H8V13h3v8';
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.7-8.2h.1';
export const weChat =
  'M9 4c-3.9 0-7 2.5-7 5.7 0 1.8 1 3.4 2.6 4.4L4 16.5l2.7-1.4c.7.2 1.5.3 2.3.3M16.1 8.8C15.3 6 12.4 4 9 4m6.5 5c3.6 0 6.5 2.3 6.5 5.2 0 1.6-.9 3-2.3 4l.5 2.2-2.4-1.2c-.7.2-1.5.3-2.3.3-3.6 0-6.5-2.4-6.5-5.3S11.9 9 15.5 9ZM6.7 8h.1m4.4 0h.1m2 5h.1m4.3 0h.1';
export const whatsApp =
  'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1l-4.7 1.4ZM9 8.2c-.9 1-.8 2.4.9 4.6 1.8 2.1 3.7 3.1 5 2.5.8-.4 1-1.3.8-1.7l-2-1-1 1c-1.1-.5-2-1.4-2.5-2.5l.9-.9-.9-2.1c-.4-.2-.9-.2-1.2.1Z';
