import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Dialog } from '../Dialog/Dialog.tsx';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { ProofProgress } from './ProofProgress.tsx';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import { useProof } from './use-proof.ts';
import { usePuzzle } from './use-puzzle.ts';
import type { TrackPoint, HumanCheckSource } from './human-check-source.ts';

interface SlideVerifyDialogProps {
  source: HumanCheckSource;
  /** What the next call carries to show that a person asked for it. */
  onPassed: (verification: string) => void;
  onClose: () => void;
}

/**
 * Slide to verify: the piece is moved into the gap of a picture. The button above it is for those who can't or
 * won't drag: the machine works a moment instead.
 */
export function SlideVerifyDialog({ source, onPassed, onClose }: SlideVerifyDialogProps) {
  const id = useId();
  const slide = useSlide(source, onPassed);
  const proof = useProof(source, onPassed);
  const proving = proof.share !== undefined;

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { sx: { m: 2, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ px: { xs: 2, sm: 3 } }}>
        <Trans>Confirm that you are a person</Trans>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Stack spacing={2}>
          <span id={`${id}-lead`}>
            <Trans>Verify with one press, or drag the piece into the gap.</Trans>
          </span>
          {proof.failed ? (
            <Alert severity="error" role="alert">
              <Trans>That didn’t work. Try again, or drag the piece.</Trans>
            </Alert>
          ) : null}
          {proving ? (
            <ProofProgress share={proof.share ?? 0} onStop={proof.stop} />
          ) : (
            <Button variant="contained" onClick={proof.start}>
              <Trans>Verify without dragging</Trans>
            </Button>
          )}
          <Board {...slide} />
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={slide.renew} disabled={slide.state.status === 'loading'}>
              <Trans context="button">New picture</Trans>
            </Button>
            <Button onClick={onClose} sx={{ ml: 'auto' }}>
              <Trans context="button">Cancel</Trans>
            </Button>
          </Stack>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

function Board({ state, checking, missed, answer }: ReturnType<typeof useSlide>) {
  return (
    <>
      <div aria-live="polite">
        {state.status === 'failed' ? (
          <Alert severity="error">
            <Trans>The picture did not load. Check your connection and request a new one.</Trans>
          </Alert>
        ) : state.status === 'expired' ? (
          <Alert severity="info">
            <Trans>This picture has expired. Ask for a new one.</Trans>
          </Alert>
        ) : missed ? (
          <Alert severity="warning">
            <Trans>Not quite. Here is a new picture.</Trans>
          </Alert>
        ) : null}
      </div>
      {state.status === 'loading' ? (
        <div>
          <Skeleton variant="rounded" sx={{ aspectRatio: '2 / 1', height: 'auto' }} />
          <Skeleton variant="rounded" height={44} sx={{ mt: 1.5 }} />
        </div>
      ) : null}
      {state.status === 'ready' ? (
        <PuzzleBoard
          key={state.puzzle.puzzleId}
          puzzle={state.puzzle}
          checking={checking}
          afterMiss={missed}
          onAnswer={answer}
        />
      ) : null}
    </>
  );
}

interface Answer {
  x: number;
  track: readonly TrackPoint[];
}

/** The puzzle's turns: one answer each, and a new picture after a miss. */
function useSlide(source: HumanCheckSource, onPassed: (verification: string) => void) {
  const { state, renew } = usePuzzle(source);
  const [checking, setChecking] = useState(false);
  const [missed, setMissed] = useState(false);

  async function answer({ x, track }: Answer): Promise<void> {
    if (state.status !== 'ready') return;
    const { puzzleId } = state.puzzle;
    setChecking(true);
    try {
      const { verification } = await source.answerPuzzle({ puzzleId, x, track });
      onPassed(verification);
    } catch {
      setMissed(true);
      renew();
    } finally {
      setChecking(false);
    }
  }

  return {
    state,
    checking,
    missed,
    answer: (drop: Answer) => void answer(drop),
    renew: () => {
      setMissed(false);
      renew();
    },
  };
}
