import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { useEffect, useRef } from 'react';
import { drawCut, type Cut } from './cut-picture.ts';

/** Diameters in px: as in the settings and as in the header. */
const sizes = [96, 40];

interface CropPreviewProps {
  image: HTMLImageElement;
  cut: Cut | undefined;
}

/** How the avatar will look. */
export function CropPreview({ image, cut }: CropPreviewProps) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {sizes.map((size) => (
        <Round key={size} image={image} cut={cut} size={size} />
      ))}
      <Typography variant="caption" color="textSecondary">
        <Trans context="text">Preview</Trans>
      </Typography>
    </Box>
  );
}

function Round({ image, cut, size }: CropPreviewProps & { size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && cut) drawCut(canvas.current, image, cut);
  }, [image, cut]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      // Twice as fine, for dense screens.
      width={size * 2}
      height={size * 2}
      sx={{
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: 'background.paper',
        flexShrink: 0,
      }}
    />
  );
}
