import { useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListRequest, listQuery } from './list-request.ts';

/** Whether the list of this address is being read anew. */
export function useIsRefining(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname;
}

/**
 * Changes what a list shows through its address, without leaving one's place on the page.
 * `replace`: typing does not fill the history.
 */
export function useRefine(now: ListRequest) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isRefining = useIsRefining();
  // What was asked for last, as a second change may come before the first has arrived.
  const latest = useRef(now);
  if (!isRefining) latest.current = now;
  return (change: Partial<ListRequest>, { replace = false } = {}) => {
    latest.current = { ...latest.current, page: 1, ...change };
    navigate(pathname + listQuery(latest.current, latest.current), {
      replace,
      preventScrollReset: true,
    });
  };
}
