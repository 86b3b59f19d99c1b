import { useLingui } from '@lingui/react/macro';
import {
  isCallError,
  markShownInForm,
  tolkApi,
  uploadAvatar,
  useTolkStore,
} from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';
import { useEffect, useRef, useState } from 'react';

/** Share of the upload that was sent, 0 to 1; undefined while nothing is being sent. */
type Share = number | undefined;

/** Sends the cut picture; the header shows it at once. */
export function useAvatarUpload(identity: Identity) {
  const { t } = useLingui();
  const store = useTolkStore();
  const [share, setShare] = useState<Share>();
  const [failure, setFailure] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** True once the new avatar stands. */
  async function send(picture: File): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setShare(0);
    try {
      await uploadAvatar(picture, identity, { onProgress: setShare, signal: controller.signal });
      store.dispatch(tolkApi.util.invalidateTags(['Session']));
      notify(t({ message: 'Uploaded successfully', context: 'notice' }));
      return true;
    } catch (error) {
      if (isCallError(error)) markShownInForm(error);
      if (!controller.signal.aborted) setFailure(error);
      return false;
    } finally {
      setShare(undefined);
    }
  }

  return { share, failure, send, cancel: () => running.current?.abort() };
}
