import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@tolk/design-system';
import { ArrowDownwardIcon, ArrowUpwardIcon } from '@tolk/design-system/icons';
import { useEffect, useRef, useState } from 'react';

export type Move = -1 | 1;

interface MoveButtonsProps {
  name: string;
  place: number;
  last: number;
  /** Whether it was moved. */
  onMove: (by: Move) => Promise<boolean>;
}

/** Moves an entry by one place; the focus goes along, so that it can be moved on. */
export function MoveButtons({ name, place, last, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<Move | null>(null);

  useEffect(() => {
    if (moved.current === null) return;
    const goesUp = moved.current === -1 ? place > 0 : place === last;
    (goesUp ? up : down).current?.focus();
    moved.current = null;
  }, [place, last]);

  async function move(by: Move) {
    setBusy(true);
    moved.current = by;
    if (!(await onMove(by))) moved.current = null;
    setBusy(false);
  }

  return (
    <>
      <IconButton
        ref={up}
        size="small"
        aria-label={t`Move ${name} up`}
        disabled={place === 0}
        onClick={() => (busy ? undefined : void move(-1))}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        ref={down}
        size="small"
        aria-label={t`Move ${name} down`}
        disabled={place === last}
        onClick={() => (busy ? undefined : void move(1))}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
    </>
  );
}
