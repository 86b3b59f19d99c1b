import { Trans, useLingui } from '@lingui/react/macro';
import { previewFile, usePicture } from '@tolk/api-client';
import { Box, Button, Skeleton, Typography } from '@tolk/design-system';
import { Dialog, DialogActions, DialogContent, DialogHead } from '@tolk/design-system/portal';
import { useState } from 'react';

interface Photo {
  fileId: string;
  fileName: string;
}

/** A photo that only its owner may fetch: as a small picture that opens in full. */
export function StoredPhoto({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const picture = usePicture(previewFile, photo.fileId);
  const [open, setOpen] = useState(false);
  const { fileName } = photo;

  if (picture.state === 'failed') {
    return (
      <Typography variant="body2" color="textSecondary">
        <Trans>The preview of {fileName} can’t be shown.</Trans>
      </Typography>
    );
  }
  if (picture.state === 'loading') return <Skeleton variant="rounded" width={168} height={112} />;
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t`Enlarge ${fileName}`}
        onClick={() => setOpen(true)}
        sx={{
          display: 'block',
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          cursor: 'zoom-in',
          bgcolor: 'transparent',
        }}
      >
        <Box
          component="img"
          src={picture.url}
          alt=""
          sx={{ display: 'block', width: 168, height: 112, objectFit: 'cover' }}
        />
      </Box>
      {open ? (
        <Dialog open onClose={() => setOpen(false)} maxWidth="md" aria-label={fileName}>
          <DialogHead onClose={() => setOpen(false)}>{fileName}</DialogHead>
          <DialogContent>
            <Box
              component="img"
              src={picture.url}
              alt={fileName}
              sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>
              <Trans context="button">Close</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}

/** Photos side by side. */
export function StoredPhotos({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {photos.map((photo) => (
        <StoredPhoto key={photo.fileId} photo={photo} />
      ))}
    </Box>
  );
}
