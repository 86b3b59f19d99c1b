import { Trans } from '@lingui/react/macro';
import { usePicture } from '@tolk/api-client';
import { Box, Skeleton, Typography } from '@tolk/design-system';

interface FilePictureProps {
  file: { fileId: string; fileName: string };
  /** Fetches it; the same function at each render. */
  load: (fileId: string) => Promise<Blob>;
}

/** A picture among the files of a record, as wide as there is room. */
export function FilePicture({ file, load }: FilePictureProps) {
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
