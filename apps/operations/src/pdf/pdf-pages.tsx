import { Trans } from '@lingui/react/macro';
import { Box, Button, Typography } from '@tolk/design-system';
import { useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';

/** A PDF page by page, with the ways back and on. */
export function PdfPages({ pdf, fileName }: { pdf: OpenPdf; fileName: string }) {
  const [number, setNumber] = useState(1);
  const { pages, pagesInFile } = pdf;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PdfPage key={number} pdf={pdf} number={number} fileName={fileName} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" disabled={number === 1} onClick={() => setNumber(number - 1)}>
          <Trans context="page of a file">Previous page</Trans>
        </Button>
        <Typography variant="body2" aria-live="polite" data-figures="">
          <Trans>
            Page {number} of {pages}
          </Trans>
        </Typography>
        <Button size="small" disabled={number === pages} onClick={() => setNumber(number + 1)}>
          <Trans context="page of a file">Next page</Trans>
        </Button>
      </Box>
      {pages < pagesInFile ? (
        <Typography variant="body2" color="textSecondary">
          <Trans>Only the first {pages} pages are shown. Download the file to read the rest.</Trans>
        </Typography>
      ) : null}
    </Box>
  );
}
