import { useDraft } from '@tolk/design-system/form';
import type { WorkRecord } from './use-work-case.ts';

/** Under which name a note about a record is kept while it is written. */
export function noteDraftKey({ subjectId }: Pick<WorkRecord, 'subjectId'>): string {
  return `work-note-${subjectId}`;
}

/** Tells whether a note about the record has been begun and not sent. */
export function useIsNoteBegun(record: WorkRecord): () => boolean {
  const { reread } = useDraft<{ text: string }>(noteDraftKey(record));
  return () => (reread()?.text ?? '').trim() !== '';
}
