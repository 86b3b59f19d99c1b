import { useLingui } from '@lingui/react/macro';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useEffect, useRef, useState } from 'react';
import { readSubmitError } from '../Form/submit-error.ts';
import { isFinal, refusalOf, type Pending, type StoredFile, type Upload } from './uploads.ts';

interface Limits {
  accept?: string | undefined;
  maxBytes: number;
}

/**
 * Files on their way: `start` sends, `drop` cancels or forgets; what arrives goes to `onStored`. A
 * file that is sent again keeps the place that it was chosen at.
 */
export function useUploads(
  upload: Upload,
  limits: Limits,
  onStored: (file: StoredFile, place: number) => void,
) {
  const { t } = useLingui();
  const language = useLanguage();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const controllers = useRef(new Set<AbortController>());
  const nextPlace = useRef(0);

  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const update = (key: string, change: Partial<Pending>) =>
    setPending((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const remove = (key: string) => setPending((list) => list.filter((one) => one.key !== key));

  function refusal(file: File): string | undefined {
    const why = refusalOf(file, limits);
    const most = formatFileSize(limits.maxBytes, language);
    if (why === 'tooLarge') return t`This file is larger than ${most}.`;
    return why && t`This file type is not accepted.`;
  }

  async function start(file: File, place = nextPlace.current++) {
    const controller = new AbortController();
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const failure = refusal(file);
    setPending((list) => [
      ...list,
      { key, file, place, share: 0, controller, ...(failure && { failure, final: true }) },
    ]);
    if (failure) return;
    controllers.current.add(controller);
    try {
      const onProgress = (share: number) => update(key, { share });
      onStored(await upload(file, { onProgress, signal: controller.signal }), place);
      remove(key);
    } catch (thrown) {
      const message = readSubmitError(thrown).message;
      const failed = message ?? t`The upload did not finish. Try again.`;
      update(key, { failure: failed, final: isFinal(thrown) });
    } finally {
      controllers.current.delete(controller);
    }
  }

  function drop({ key, controller }: Pending) {
    controller.abort();
    remove(key);
  }

  return { pending, start, drop };
}
