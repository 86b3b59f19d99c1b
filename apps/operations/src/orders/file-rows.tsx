import { Trans, useLingui } from '@lingui/react/macro';
import type { FileInfo } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { FileHash, FileList } from '@tolk/market-views';
import { useState, type ReactNode } from 'react';

interface FileRowsProps {
  files: ReadonlyArray<FileInfo & { sha256?: string }>;
  /** They are written in it, where that is known. */
  language?: string | undefined;
  onDownload: (file: FileInfo) => Promise<void>;
  /** Shows a picture in the page; asked for only once somebody wants to see it. */
  renderPicture?: ((file: FileInfo) => ReactNode) | undefined;
  /** The same of a PDF. */
  renderPdf?: ((file: FileInfo) => ReactNode) | undefined;
}

/** Files as the staff reaches them, with the hash they were handed in with; pictures and PDFs unfold beside one another. */
export function FileRows({ files, language, onDownload, renderPicture, renderPdf }: FileRowsProps) {
  if (files.length === 0) return null;
  const unfolding = (render: ((file: FileInfo) => ReactNode) | undefined) => (file: FileInfo) =>
    render ? <PreviewPart fileName={file.fileName}>{render(file)}</PreviewPart> : null;
  return (
    <FileList
      files={files}
      language={language ?? null}
      onDownload={onDownload}
      renderDetail={({ sha256 }) => (sha256 ? <FileHash sha256={sha256} /> : null)}
      renderPicture={unfolding(renderPicture)}
      renderPdf={unfolding(renderPdf)}
    />
  );
}

interface PreviewPartProps {
  fileName: string;
  children: ReactNode;
}

function PreviewPart({ fileName, children }: PreviewPartProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        aria-label={open ? t`Hide ${fileName}` : t`Show ${fileName}`}
        onClick={() => setOpen(!open)}
      >
        {open ? <Trans context="picture">Hide</Trans> : <Trans context="picture">Show</Trans>}
      </Button>
      {open ? <Box sx={{ width: '100%', mt: 1 }}>{children}</Box> : null}
    </>
  );
}
