import { useEffect, useEffectEvent, useState } from 'react';
import type { Puzzle, VerificationSource } from './verification-source.ts';

type State =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'expired' }
  | { status: 'ready'; puzzle: Puzzle };

/** A puzzle from the moment the dialog opens until its time is over; `renew` fetches another one. */
export function usePuzzle({ fetchPuzzle }: VerificationSource) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const fetchNext = useEffectEvent(() => fetchPuzzle());

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    fetchNext().then(
      (puzzle) => {
        if (left) return;
        setState({ status: 'ready', puzzle });
        timer = setTimeout(() => setState({ status: 'expired' }), puzzle.lifetimeMs);
      },
      () => {
        if (!left) setState({ status: 'failed' });
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [turn]);

  function renew(): void {
    setState({ status: 'loading' });
    setTurn((last) => last + 1);
  }

  return { state, renew };
}
