import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { useTrack } from './use-track.ts';
import type { Puzzle, TrackPoint } from './human-check-source.ts';

const shake = keyframes`
  20%, 60% { transform: translateX(-6px); }
  40%, 80% { transform: translateX(6px); }
`;

const Rail = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 44,
  marginTop: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.fieldBorder}`,
  background: theme.vars.palette.sunken,
  color: theme.vars.palette.text.secondary,
}));

const Handle = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: -1,
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.primary.contrastText,
  background: theme.vars.palette.primary.main,
  cursor: 'grab',
  // The page must not scroll along under the finger.
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
}));

interface PuzzleBoardProps {
  puzzle: Puzzle;
  /** While the answer is being judged nothing moves. */
  checking: boolean;
  /** The puzzle before this one was answered wrong. */
  afterMiss: boolean;
  onAnswer: (answer: { x: number; track: readonly TrackPoint[] }) => void;
}

/** The picture with its gap, the piece, and the rail along which the piece is moved. */
export function PuzzleBoard({ puzzle, checking, afterMiss, onAnswer }: PuzzleBoardProps) {
  const { t } = useLingui();
  const { x, most, handlers } = useTrack(puzzle, onAnswer);
  const { width, height, pieceSize, pieceTop } = puzzle;
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  const left = share(x, width);

  return (
    <Box sx={{ animation: afterMiss ? `${shake} 200ms ease-out` : undefined }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: `${width} / ${height}`,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'sunken',
          '& img': { position: 'absolute', display: 'block', pointerEvents: 'none' },
        }}
      >
        <img
          src={puzzle.background}
          alt={t`A picture with a gap`}
          style={{ inset: 0, width: '100%', height: '100%' }}
        />
        <img
          src={puzzle.piece}
          alt=""
          style={{ left, top: share(pieceTop, height), width: share(pieceSize, width) }}
        />
      </Box>
      <Rail>
        <Handle
          role="slider"
          tabIndex={0}
          aria-label={t`Move the piece into the gap`}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={x}
          aria-disabled={checking || undefined}
          style={{ left, width: share(pieceSize, width) }}
          {...(checking ? {} : handlers)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
            <path
              d="m5 5 5 5-5 5M10 5l5 5-5 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </Handle>
      </Rail>
    </Box>
  );
}
