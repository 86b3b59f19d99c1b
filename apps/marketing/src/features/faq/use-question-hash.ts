import { useLocation, useNavigate } from '@tolk/platform';
import { useEffect } from 'react';

/**
 * Keeps the address and the open question together: a hash opens its question (the shell brings it into
 * view), and opening a question puts it into the address, so that it can be passed on.
 */
export function useQuestionHash(): (id: string) => void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const drawer = document.getElementById(hash.slice(1))?.closest('details');
    if (drawer) drawer.open = true;
  }, [hash]);

  return (id) => {
    if (hash !== `#${id}`) void navigate({ pathname, search, hash: id }, { replace: true });
  };
}
