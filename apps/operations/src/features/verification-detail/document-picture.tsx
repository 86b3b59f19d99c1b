import { Trans, useLingui } from '@lingui/react/macro';
import { previewReviewFile, usePicture } from '@tolk/api-client';
import type { ReviewDetail } from '@tolk/contract';
import { Box, Button, Skeleton, Stack, Typography } from '@tolk/design-system';
import { useState } from 'react';

const zoom = { least: 1, most: 4, step: 0.5 };

interface DocumentPictureProps {
  file: ReviewDetail['files'][number];
  /** From 1: tells the documents of a review apart. */
  number: number;
}

/** A document that can be enlarged and turned; what does not fit is scrolled. */
export function DocumentPicture({ file, number }: DocumentPictureProps) {
  const { t } = useLingui();
  const picture = usePicture(previewReviewFile, file.fileId);
  const [size, setSize] = useState(zoom.least);
  const [turns, setTurns] = useState(0);
  const { fileName } = file;
  const name = t`Document ${number}`;

  if (picture.state === 'loading') return <Skeleton variant="rounded" height={360} />;
  if (picture.state === 'failed') {
    return (
      <Typography variant="body2" color="textSecondary">
        <Trans>The preview of {fileName} can’t be shown.</Trans>
      </Typography>
    );
  }
  return (
    <div>
      <Box
        role="region"
        aria-label={name}
        tabIndex={0}
        sx={{
          overflow: 'auto',
          width: '100%',
          // A square, so that a quarter turn takes the same room.
          aspectRatio: '1',
          maxHeight: 520,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'sunken',
        }}
      >
        <Box
          component="img"
          src={picture.url}
          alt={name}
          sx={{
            display: 'block',
            width: `${size * 100}%`,
            height: `${size * 100}%`,
            objectFit: 'contain',
            transform: `rotate(${turns * 90}deg)`,
          }}
        />
      </Box>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <Button
          size="small"
          disabled={size >= zoom.most}
          aria-label={t`Zoom in: ${name}`}
          onClick={() => setSize(size + zoom.step)}
        >
          <Trans context="button">Zoom in</Trans>
        </Button>
        <Button
          size="small"
          disabled={size <= zoom.least}
          aria-label={t`Zoom out: ${name}`}
          onClick={() => setSize(size - zoom.step)}
        >
          <Trans context="button">Zoom out</Trans>
        </Button>
        <Button size="small" aria-label={t`Rotate: ${name}`} onClick={() => setTurns(turns + 1)}>
          <Trans context="button">Rotate</Trans>
        </Button>
      </Stack>
    </div>
  );
}
