import { Trans } from '@lingui/react/macro';
import { Button, Typography } from '@tolk/design-system';
import { useEffect, useRef } from 'react';

interface PageTurnerProps {
  /** From 1. */
  number: number;
  pages: number;
  onTurn: (number: number) => void;
}

/**
 * The ways back and on in a file, with the page that is open between them. At either end the focus goes to
 * the other way, since a button that is off takes no keys.
 */
export function PageTurner({ number, pages, onTurn }: PageTurnerProps) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);

  useEffect(() => {
    if (turned.current && number === pages) back.current?.focus();
    if (turned.current && number === 1) on.current?.focus();
    turned.current = false;
  }, [number, pages]);

  function turn(to: number) {
    turned.current = true;
    onTurn(to);
  }

  return (
    <>
      <Button ref={back} size="small" disabled={number === 1} onClick={() => turn(number - 1)}>
        <Trans context="page of a file">Previous page</Trans>
      </Button>
      <Typography variant="body2" aria-live="polite" data-figures="">
        <Trans>
          Page {number} of {pages}
        </Trans>
      </Typography>
      <Button ref={on} size="small" disabled={number === pages} onClick={() => turn(number + 1)}>
        <Trans context="page of a file">Next page</Trans>
      </Button>
    </>
  );
}
