/** One page of each kind on the English host with the demo content, all with status 200. */
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
