import { useEffect, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import { faultOf, type PdfFault } from './pdf-fault.ts';

export type Pdf =
  | { state: 'loading' }
  | { state: 'failed'; fault: PdfFault }
  | { state: 'there'; pdf: OpenPdf };

/** A PDF opened to be read in the page, closed when it leaves the screen; its reader comes with the first one. */
export function usePdf(load: (fileId: string) => Promise<Blob>, fileId: string): Pdf {
  const [shown, setShown] = useState<Pdf>({ state: 'loading' });
  useEffect(() => {
    let gone = false;
    let pdf: OpenPdf | undefined;
    const open = async () => {
      const [content, { openPdf }] = await Promise.all([load(fileId), import('./open-pdf.ts')]);
      if (gone) return;
      pdf = await openPdf(content);
      if (gone) pdf.close();
      else setShown({ state: 'there', pdf });
    };
    open().catch((error: unknown) => {
      if (!gone) setShown({ state: 'failed', fault: faultOf(error) });
    });
    return () => {
      gone = true;
      pdf?.close();
    };
  }, [load, fileId]);
  return shown;
}
