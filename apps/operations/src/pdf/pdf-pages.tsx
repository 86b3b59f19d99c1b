import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Typography } from '@tolk/design-system';
import { useState } from 'react';
import { EnlargedPage } from './enlarged-page.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { PageTurner } from './page-turner.tsx';
import { PdfPage } from './pdf-page.tsx';

/** A PDF page by page, with the ways back and on, and each page as wide as the window. */
export function PdfPages({ pdf, fileName }: { pdf: OpenPdf; fileName: string }) {
  const { t } = useLingui();
  const [number, setNumber] = useState(1);
  /** The page that was enlarged: it stays as it is while pages are turned in front of it. */
  const [behind, setBehind] = useState<number>();
  const { pages, pagesInFile } = pdf;
  const turner = <PageTurner number={number} pages={pages} onTurn={setNumber} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PdfPage key={behind ?? number} pdf={pdf} number={behind ?? number} fileName={fileName} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {turner}
        <Button
          size="small"
          aria-label={t`Enlarge ${fileName}`}
          aria-haspopup="dialog"
          onClick={() => setBehind(number)}
          sx={{ ml: 'auto' }}
        >
          <Trans context="page of a file">Enlarge</Trans>
        </Button>
      </Box>
      <EnlargedPage
        open={behind !== undefined}
        onClose={() => setBehind(undefined)}
        page={{ pdf, number, fileName }}
        turner={turner}
      />
      {pages < pagesInFile ? (
        <Typography variant="body2" color="textSecondary">
          <Trans>Only the first {pages} pages are shown. Download the file to read the rest.</Trans>
        </Typography>
      ) : null}
    </Box>
  );
}
