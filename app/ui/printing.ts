import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is on its way to paper: for what is there only. Set before the browser lays it out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const follow = ({ type }: Event) =>
      flushSync(() => setPrinting(type === 'beforeprint' || (type === 'change' && paper.matches)));
    // What was set up for paper before the script ran gives no event any more.
    setPrinting(paper.matches);
    paper.addEventListener('change', follow);
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      paper.removeEventListener('change', follow);
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return printing;
}
