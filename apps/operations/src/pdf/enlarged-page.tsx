import { Trans } from '@lingui/react/macro';
import { Box, Button, usePhone } from '@tolk/design-system';
import { Dialog, DialogActions, DialogContent, DialogHead } from '@tolk/design-system/portal';
import type { ComponentProps, ReactNode } from 'react';
import { PdfPage } from './pdf-page.tsx';

/** On a smaller window the page is wider than its dialog and is moved about (px). */
const readableWidth = 900;

interface EnlargedPageProps {
  open: boolean;
  onClose: () => void;
  page: ComponentProps<typeof PdfPage>;
  turner: ReactNode;
}

/** A page as wide as the window allows. */
export function EnlargedPage({ open, onClose, page, turner }: EnlargedPageProps) {
  const phone = usePhone();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xl" fullScreen={phone}>
      <DialogHead onClose={onClose}>{page.fileName}</DialogHead>
      {/* Arrow keys move what has the focus. */}
      <DialogContent role="group" aria-label={page.fileName} tabIndex={0}>
        <Box sx={{ minWidth: readableWidth }}>
          <PdfPage key={page.number} {...page} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {turner}
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
