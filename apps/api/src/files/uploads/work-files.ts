/** A file of a posting, an order or a change, and whether it is there for reference only. */
export interface WorkFile {
  id: string;
  reference_only: boolean;
}

/** The files of a form, in its order. A form that says nothing of marks leaves those as they are `there`. */
export function workFilesOf(
  fileIds: readonly string[],
  referenceFileIds: readonly string[] | undefined,
  there: readonly WorkFile[] = [],
): WorkFile[] {
  const marked = idsOf(there.filter(({ reference_only }) => reference_only));
  const references = new Set(referenceFileIds ?? marked);
  return fileIds.map((id) => ({ id, reference_only: references.has(id) }));
}

export function idsOf(files: readonly WorkFile[]): string[] {
  return files.map(({ id }) => id);
}

/** Those that are work to do. */
export function countedAmong<File extends Pick<WorkFile, 'reference_only'>>(
  files: readonly File[],
): File[] {
  return files.filter((file) => !file.reference_only);
}
