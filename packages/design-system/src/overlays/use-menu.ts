import { useId, useState, type MouseEvent } from 'react';
import { usePhone } from '../theme/window-width.ts';
import { useBackCloses } from './use-back-closes.ts';

/** A menu below the button that opens it; on phones Back closes it. */
export function useMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  const phone = usePhone();
  useBackCloses(open && phone, close);
  return {
    close,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: { id, anchorEl: anchor, open, onClose: close },
  } as const;
}
