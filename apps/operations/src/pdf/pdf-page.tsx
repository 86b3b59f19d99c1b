import { useLingui } from '@lingui/react/macro';
import { Box, VisuallyHidden } from '@tolk/design-system';
import { useEffect, useRef, useState } from 'react';
import { FaultText } from './fault-text.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { faultOf, type PdfFault } from './pdf-fault.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  fileName: string;
}

/** One page as a picture as wide as there is room, with its text for whoever can’t see it. */
export function PdfPage({ pdf, number, fileName }: PdfPageProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<PdfFault>();
  useEffect(() => {
    let gone = false;
    const { current } = canvas;
    const width = current?.parentElement?.clientWidth || 600;
    if (current) {
      pdf.draw(number, current, width).then(
        (found) => (gone ? undefined : setText(found)),
        (error: unknown) => (gone ? undefined : setFault(faultOf(error))),
      );
    }
    return () => {
      gone = true;
    };
  }, [pdf, number]);
  const { pages } = pdf;
  if (fault) return <FaultText fault={fault} fileName={fileName} />;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={t`Page ${number} of ${pages} of ${fileName}`}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Box>
  );
}
