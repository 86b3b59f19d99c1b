import { discardFile, uploadFile, type FilePurpose } from '@tolk/api-client';
import type { Discard, Upload } from '@tolk/design-system/fields';
import { useMemo, useRef } from 'react';

/** How a file field sends and deletes its files, and whether one of them is still on its way. */
export function useUpload(purpose: FilePurpose) {
  const running = useRef(0);
  return useMemo(() => {
    const upload: Upload = async (file, options) => {
      running.current += 1;
      try {
        return await uploadFile(file, purpose, options);
      } finally {
        running.current -= 1;
      }
    };
    const discard: Discard = discardFile;
    return { upload, discard, isUploading: () => running.current > 0 };
  }, [purpose]);
}
