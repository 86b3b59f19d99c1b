import { Trans } from '@lingui/react/macro';
import { previewCallFile, usePicture } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { Box, Skeleton, Typography } from '@tolk/design-system';
import { useCallback } from 'react';

type Call = (typeof calls)['opsinterface']['appeals']['downloadAppealFile'];

interface EvidencePictureProps {
  appealId: string;
  file: { fileId: string; fileName: string };
}

/** A picture among the evidence; each look is noted. */
export function EvidencePicture({ appealId, file }: EvidencePictureProps) {
  const load = useCallback(
    (fileId: string) =>
      previewCallFile<Call>('/opsinterface/downloadAppealFile', {
        projectOrderAppealId: appealId,
        fileId,
      }),
    [appealId],
  );
  const picture = usePicture(load, file.fileId);
  if (picture.state === 'loading') return <Skeleton variant="rounded" height={240} />;
  if (picture.state === 'failed') {
    return (
      <Typography variant="body2" color="textSecondary">
        <Trans>The preview of {file.fileName} can’t be shown.</Trans>
      </Typography>
    );
  }
  return (
    <Box
      component="img"
      src={picture.url}
      alt={file.fileName}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 520, borderRadius: 1 }}
    />
  );
}
