import { useEffect, useEffectEvent, useState } from 'react';
import type { Puzzle, HumanCheckSource } from './human-check-source.ts';

type State =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'expired' }
  | { status: 'ready'; puzzle: Puzzle };

/** A puzzle from the moment the dialog opens until its time is over; `renew` fetches another one. */
export function usePuzzle({ fetchPuzzle }: HumanCheckSource) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const fetchNext = useEffectEvent(() => fetchPuzzle());
  const { status } = state;

  useEffect(() => {
    if (status !== 'loading') return undefined;
    let left = false;
    const settle = (next: State) => {
      if (!left) setState(next);
    };
    fetchNext().then(
      (puzzle) => settle({ status: 'ready', puzzle }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [status]);

  useEffect(() => {
    if (state.status !== 'ready') return undefined;
    const timer = setTimeout(() => setState({ status: 'expired' }), state.puzzle.lifetimeMs);
    return () => clearTimeout(timer);
  }, [state]);

  function renew(): void {
    setState({ status: 'loading' });
  }

  return { state, renew };
}
