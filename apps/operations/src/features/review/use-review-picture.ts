import { previewReviewFile } from '@tolk/api-client';
import { useEffect, useState } from 'react';

type Picture = { state: 'loading' } | { state: 'failed' } | { state: 'there'; url: string };

/** A document as an address that an image takes, given back when it leaves the screen. */
export function useReviewPicture(fileId: string): Picture {
  const [picture, setPicture] = useState<Picture>({ state: 'loading' });
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    previewReviewFile(fileId).then(
      (content) => {
        if (gone) return;
        url = URL.createObjectURL(content);
        setPicture({ state: 'there', url });
      },
      () => (gone ? undefined : setPicture({ state: 'failed' })),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId]);
  return picture;
}
