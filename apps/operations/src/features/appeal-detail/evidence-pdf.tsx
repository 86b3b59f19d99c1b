import { readCallPdf } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { useCallback } from 'react';
import { FilePdf } from '../../pdf/file-pdf.tsx';

type Call = (typeof calls)['opsinterface']['appeals']['downloadAppealFile'];

interface EvidencePdfProps {
  appealId: string;
  file: { fileId: string; fileName: string };
}

/** A PDF among the evidence; each look is noted as a download is. */
export function EvidencePdf({ appealId, file }: EvidencePdfProps) {
  const load = useCallback(
    (fileId: string) =>
      readCallPdf<Call>('/opsinterface/downloadAppealFile', {
        projectOrderAppealId: appealId,
        fileId,
      }),
    [appealId],
  );
  return <FilePdf file={file} load={load} />;
}
