import MuiAvatar from '@mui/material/Avatar';
import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  /** Address of the picture; the initials stand in when there is none or it fails to load. */
  src?: string | undefined;
  /** Diameter in px. */
  size?: number;
}

/** A person's picture or initials. The name is said beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  return (
    <MuiAvatar
      src={src}
      aria-hidden
      slotProps={{ img: { alt: '' } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        fontWeight: 600,
        color: 'tones.active.ink',
        bgcolor: 'tones.active.ground',
      }}
    >
      {initials(name)}
    </MuiAvatar>
  );
}
