import { previewCallFile } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { useCallback } from 'react';
import { FilePicture } from '../../orders/file-picture.tsx';

type Call = (typeof calls)['opsinterface']['appeals']['downloadAppealFile'];

interface EvidencePictureProps {
  appealId: string;
  file: { fileId: string; fileName: string };
}

/** A picture among the evidence; each look is noted. */
export function EvidencePicture({ appealId, file }: EvidencePictureProps) {
  const load = useCallback(
    (fileId: string) =>
      previewCallFile<Call>('/opsinterface/downloadAppealFile', {
        projectOrderAppealId: appealId,
        fileId,
      }),
    [appealId],
  );
  return <FilePicture file={file} load={load} />;
}
