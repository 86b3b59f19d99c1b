import { previewCallFile } from '@tolk/api-client';
import type { calls } from '@tolk/contract';
import { useCallback } from 'react';
import { FilePicture } from '../../orders/file-picture.tsx';

type Call = (typeof calls)['opsinterface']['feedback']['downloadFeedbackFile'];

interface AttachedPictureProps {
  feedbackId: string;
  file: { fileId: string; fileName: string };
}

/** A picture that came with a report; each look is noted. */
export function AttachedPicture({ feedbackId, file }: AttachedPictureProps) {
  const load = useCallback(
    (fileId: string) =>
      previewCallFile<Call>('/opsinterface/downloadFeedbackFile', { feedbackId, fileId }),
    [feedbackId],
  );
  return <FilePicture file={file} load={load} />;
}
