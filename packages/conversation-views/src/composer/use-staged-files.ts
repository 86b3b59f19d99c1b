import { discardFile, uploadFile, type UploadedFile, type UploadOptions } from '@tolk/api-client';
import { useEffect, useRef, useState } from 'react';

/** A file that was chosen and is not sent yet. */
export interface StagedFile {
  id: string;
  file: File;
  /** Share that has arrived, 0 to 1. */
  progress: number;
  uploaded: UploadedFile | null;
  /** Why it was refused. */
  error: string | null;
}

/** Where files go before they are sent, and how one is taken back. */
export interface FilePlace {
  upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  discard: (fileId: string) => Promise<void>;
}

const conversationFiles: FilePlace = {
  upload: (file, options) => uploadFile(file, 'message', options),
  discard: discardFile,
};

/** Files beside the text: each uploads at once and is sent with the next message. */
export function useStagedFiles(place: FilePlace = conversationFiles) {
  const [staged, setStaged] = useState<readonly StagedFile[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (id: string, changes: Partial<StagedFile>) =>
    setStaged((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  async function upload({ id, file }: StagedFile) {
    const controller = new AbortController();
    uploads.current.set(id, controller);
    change(id, { progress: 0, error: null });
    try {
      const uploaded = await place.upload(file, {
        signal: controller.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      change(id, { progress: 1, uploaded });
    } catch (error) {
      change(id, { error: error instanceof Error ? error.message : String(error) });
    } finally {
      uploads.current.delete(id);
    }
  }

  function add(files: readonly File[]) {
    const added = files.map((file) => ({
      id: crypto.randomUUID(),
      file,
      progress: 0,
      uploaded: null,
      error: null,
    }));
    setStaged((all) => [...all, ...added]);
    for (const one of added) void upload(one);
  }

  function remove({ id, uploaded }: StagedFile) {
    uploads.current.get(id)?.abort();
    setStaged((all) => all.filter((one) => one.id !== id));
    if (uploaded) void place.discard(uploaded.fileId);
  }

  /** Hands over what has arrived, for it to be sent. */
  function take(): UploadedFile[] {
    const ready = staged.flatMap(({ uploaded }) => (uploaded ? [uploaded] : []));
    setStaged((all) => all.filter(({ uploaded }) => !uploaded));
    return ready;
  }

  const isUploading = staged.some(({ uploaded, error }) => uploaded === null && error === null);
  return { staged, add, remove, take, retry: (one: StagedFile) => void upload(one), isUploading };
}
