/** The schemes of links that a public page keeps. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'];
