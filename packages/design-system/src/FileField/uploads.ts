/** A file that the server has taken. */
export interface StoredFile {
  readonly fileId: string;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
}

/** Sends one file: `onProgress` hears the share sent (0 to 1), `signal` cancels. Rejects with what went wrong. */
export type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<StoredFile>;

/** Deletes a stored file that was taken out of the form again, unless something refers to it. */
export type Discard = (fileId: string) => Promise<void>;

/** A file on its way, or one that did not arrive. */
export interface Pending {
  readonly key: string;
  readonly file: File;
  /** Files chosen earlier have a smaller one. */
  readonly place: number;
  readonly share: number;
  readonly controller: AbortController;
  readonly failure?: string;
  /** Another try would end the same way. */
  readonly final?: boolean;
}

/** Whether the server refused the file itself: no answer, a fault or too many calls may end better next time. */
export function isFinal(thrown: unknown): boolean {
  const code = Number((thrown as { code?: unknown } | null)?.code ?? 0);
  return code >= 1000 || (code >= 400 && code < 500 && code !== 429);
}

export type Refusal = 'tooLarge' | 'wrongType';

/** Whether a file's name ends as one of `.pdf,.docx` says; with media types in the list the browser and the server judge. */
export function refusalOf(
  file: Pick<File, 'name' | 'size'>,
  { accept, maxBytes }: { accept?: string | undefined; maxBytes: number },
): Refusal | undefined {
  if (file.size > maxBytes) return 'tooLarge';
  const endings = accept?.split(',').map((one) => one.trim().toLowerCase()) ?? [];
  if (endings.length === 0 || endings.some((one) => one.includes('/'))) return undefined;
  return endings.some((ending) => file.name.toLowerCase().endsWith(ending))
    ? undefined
    : 'wrongType';
}

/** The files with one more at its place; those that were there from the start come first. */
export function inOrder(
  files: readonly StoredFile[],
  added: StoredFile,
  places: ReadonlyMap<string, number>,
): readonly StoredFile[] {
  const placeOf = ({ fileId }: StoredFile) => places.get(fileId) ?? -1;
  const later = files.findIndex((file) => placeOf(file) > placeOf(added));
  return later === -1 ? [...files, added] : files.toSpliced(later, 0, added);
}
