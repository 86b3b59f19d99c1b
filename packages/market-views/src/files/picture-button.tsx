import { Trans, useLingui } from '@lingui/react/macro';
import { previewFile, usePicture } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box, Button, Skeleton, Typography } from '@tolk/design-system';
import { VisibilityIcon } from '@tolk/design-system/icons';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { useId, useState } from 'react';

/** Files that the page can show by itself. */
export function isPicture({ fileType }: Pick<FileInfo, 'fileType'>): boolean {
  return /^image\/(?:png|jpeg|webp|gif)$/.test(fileType);
}

/** Shows a picture in the page, without a download. */
export function PictureButton({ file }: { file: FileInfo }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        data-print="no"
        startIcon={<VisibilityIcon />}
        aria-label={t`Show ${file.fileName}`}
        onClick={() => setOpen(true)}
      >
        <Trans context="button">Show</Trans>
      </Button>
      {open ? <PictureDialog file={file} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PictureDialog({ file, onClose }: { file: FileInfo; onClose: () => void }) {
  const id = useId();
  const { fileId, fileName } = file;
  const picture = usePicture(previewFile, fileId);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </DialogTitle>
      <DialogContent>
        {picture.state === 'there' ? (
          <Box
            component="img"
            src={picture.url}
            alt={fileName}
            sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }}
          />
        ) : picture.state === 'loading' ? (
          <Skeleton variant="rounded" height={280} />
        ) : (
          <Typography color="textSecondary">
            <Trans>The preview of {fileName} can’t be shown.</Trans>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
