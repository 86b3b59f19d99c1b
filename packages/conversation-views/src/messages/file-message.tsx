import { Trans, useLingui } from '@lingui/react/macro';
import { previewFile, usePicture } from '@tolk/api-client';
import type { FileInfo } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { Dialog, DialogActions, DialogContent } from '@tolk/design-system/portal';
import { useState } from 'react';
import { FileLink } from './file-link.tsx';

/** Pictures above this are fetched when somebody asks for them (bytes). */
const previewMax = 3 * 1_048_576;
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

interface FileMessageProps {
  file: FileInfo;
  /** How its content is reached; by its id alone where left out. Both stay the same from render to render. */
  preview?: (fileId: string) => Promise<Blob>;
  onDownload?: (file: FileInfo) => Promise<void>;
}

/** A file in a message; a picture shows itself. */
export function FileMessage({ file, preview = previewFile, onDownload }: FileMessageProps) {
  const isPicture = pictureTypes.includes(file.fileType) && file.fileSize <= previewMax;
  return (
    <>
      {isPicture ? <Preview file={file} load={preview} /> : null}
      <FileLink file={file} onDownload={onDownload} />
    </>
  );
}

function Preview({ file, load }: { file: FileInfo; load: (fileId: string) => Promise<Blob> }) {
  const picture = usePicture(load, file.fileId);
  if (picture.state === 'failed') return null;
  return (
    <Box sx={{ height: 180, maxWidth: 260, display: 'grid', placeItems: 'center', mb: 0.5 }}>
      {picture.state === 'there' ? <Picture name={file.fileName} url={picture.url} /> : null}
    </Box>
  );
}

/** Small in its message; pressed, as large as the window allows. */
function Picture({ name, url }: { name: string; url: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t`Enlarge ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          borderRadius: 1,
          cursor: 'zoom-in',
          display: 'grid',
        }}
      >
        <Box
          component="img"
          src={url}
          alt=""
          sx={{ maxHeight: 180, maxWidth: '100%', borderRadius: 1, objectFit: 'contain' }}
        />
      </Box>
      <Dialog
        open={open}
        onClose={close}
        maxWidth={false}
        slotProps={{ paper: { 'aria-label': name } }}
      >
        <DialogContent sx={{ p: 1, display: 'grid', placeItems: 'center' }}>
          <Box
            component="img"
            src={url}
            alt={name}
            sx={{
              maxWidth: '100%',
              // Title bar of the window, the button below and the room around the dialog.
              maxHeight: 'calc(100dvh - 150px)',
              objectFit: 'contain',
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>
            <Trans context="button">Close</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
