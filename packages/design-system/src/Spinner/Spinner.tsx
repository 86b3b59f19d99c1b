import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const turn = keyframes`to { transform: rotate(360deg); }`;

interface SpinnerProps {
  /** px. */
  size?: number;
  /** `inherit` takes the colour of the words beside it. */
  color?: 'primary' | 'inherit';
  /** What is on the way; without it the words beside it say so. */
  'aria-label'?: string;
}

/** A ring that turns while something is on the way, and nobody knows how long. */
export function Spinner({ size = 40, color = 'primary', 'aria-label': label }: SpinnerProps) {
  return (
    <Box
      component="span"
      role={label === undefined ? undefined : 'progressbar'}
      aria-label={label}
      aria-hidden={label === undefined}
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        border: `${size / 10}px solid`,
        borderColor: 'currentColor currentColor currentColor transparent',
        color: color === 'primary' ? 'primary.main' : 'inherit',
        animation: `${turn} 1.2s linear infinite`,
      }}
    />
  );
}
