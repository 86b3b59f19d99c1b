import { discardFile, uploadFile, type FilePurpose } from '@tolk/api-client';
import type { Discard, Upload } from '@tolk/design-system/fields';
import { useMemo, useRef } from 'react';

interface Transport {
  upload: Upload;
  discard: Discard;
}

/** How a file field sends and deletes its files, and whether one of them is still on its way. */
export function useUpload(purpose: FilePurpose) {
  const transport = useMemo<Transport>(
    () => ({
      upload: (file, options) => uploadFile(file, purpose, options),
      discard: discardFile,
    }),
    [purpose],
  );
  return useUploadBy(transport);
}

/** The same by calls of another kind; `transport` is the same object at each render. */
export function useUploadBy({ upload: send, discard }: Transport) {
  const running = useRef(0);
  return useMemo(() => {
    const upload: Upload = async (file, options) => {
      running.current += 1;
      try {
        return await send(file, options);
      } finally {
        running.current -= 1;
      }
    };
    return { upload, discard, isUploading: () => running.current > 0 };
  }, [send, discard]);
}
