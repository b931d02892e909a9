// The ids in icons.svg, for <Icon>: strokes of 1.5 on a grid of 24.

export const arrowLeft = 'arrow-left';
export const arrowRight = 'arrow-right';
export const arrowUp = 'arrow-up';
export const arrowOut = 'arrow-out';
export const chevronLeft = 'chevron-left';
export const chevronRight = 'chevron-right';
export const close = 'close';
export const menu = 'menu';
export const search = 'search';
export const cone = 'cone';
export const download = 'download';
export const pause = 'pause';
export const play = 'play';
export const pin = 'pin';
export const heart = 'heart';
export const globe = 'globe';
export const place = 'place';
export const phone = 'phone';
export const letter = 'letter';
export const clock = 'clock';
export const facebook = 'facebook';
export const instagram = 'instagram';
export const weChat = 'we-chat';
export const whatsApp = 'whats-app';
export const bin = 'bin';
export const power = 'power';
