import { useEffect, useState } from 'react';

export type Picture = { state: 'loading' } | { state: 'failed' } | { state: 'there'; url: string };

/**
 * A file as an address that an image takes, given back when it leaves the screen. `load` is one of the
 * previews of `downloads.ts`.
 */
export function usePicture(load: (fileId: string) => Promise<Blob>, fileId: string): Picture {
  const [picture, setPicture] = useState<Picture>({ state: 'loading' });
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    load(fileId).then(
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
  }, [load, fileId]);
  return picture;
}
