import { Skeleton } from '@tolk/design-system';
import { FaultText } from './fault-text.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { usePdf } from './use-pdf.ts';

interface FilePdfProps {
  file: { fileId: string; fileName: string };
  /** Fetches it; the same function at each render. */
  load: (fileId: string) => Promise<Blob>;
}

/** A PDF among the files of a record, read page by page. */
export function FilePdf({ file, load }: FilePdfProps) {
  const shown = usePdf(load, file.fileId);
  if (shown.state === 'loading') return <Skeleton variant="rounded" height={480} />;
  if (shown.state === 'failed') return <FaultText fault={shown.fault} fileName={file.fileName} />;
  return <PdfPages pdf={shown.pdf} fileName={file.fileName} />;
}
