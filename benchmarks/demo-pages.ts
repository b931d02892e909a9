/** A page of each kind that answers 200 on the English host, with the demo content. */
export const demoPages: readonly string[] = [
  '/',
  '/about',
  '/products',
  '/products/st-viscose',
  '/resources',
  '/resources/qipao-panel',
  '/news',
  '/news/forty-years-1985-2025',
  '/contact',
];
