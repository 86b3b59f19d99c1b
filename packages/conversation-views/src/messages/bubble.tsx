import { Box } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface BubbleProps {
  isOwn: boolean;
  /** Stands with the one before it. */
  joins: boolean;
  isSought?: boolean;
  /** What may be done with it: seen while the pointer or the keyboard is on the line, always on touch. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The ground of a message, at the end of the line for one's own. */
export function Bubble({ isOwn, joins, isSought = false, beside, children }: BubbleProps) {
  return (
    <Box
      data-message=""
      sx={{
        display: 'flex',
        flexDirection: isOwn ? 'row-reverse' : 'row',
        alignItems: 'center',
        gap: 0.5,
        pt: joins ? 0.5 : 1.5,
        px: { xs: 1, md: 2 },
        '@media (hover: hover)': {
          '& .beside': { opacity: 0 },
          '&:hover .beside, &:focus-within .beside': { opacity: 1 },
        },
      }}
    >
      <Box
        sx={{
          maxWidth: { xs: '82%', md: '72%' },
          minWidth: 0,
          px: 1.5,
          py: 1,
          borderRadius: 2,
          typography: 'body2',
          color: isOwn ? 'tones.active.ink' : 'text.primary',
          bgcolor: isOwn ? 'tones.active.ground' : 'action.hover',
          outline: isSought ? '2px solid' : 'none',
          outlineColor: 'secondary.main',
        }}
      >
        {children}
      </Box>
      <Box className="beside" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {beside}
      </Box>
    </Box>
  );
}
