import { uploadFile, type FilePurpose } from '@tolk/api-client';
import type { Upload } from '@tolk/design-system/fields';
import { useMemo, useRef } from 'react';

/** The upload of a file field, and whether one of its files is still on its way. */
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
    return { upload, isUploading: () => running.current > 0 };
  }, [purpose]);
}
