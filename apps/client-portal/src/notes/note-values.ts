import { t } from '@lingui/core/macro';
import type { SupplierNote } from '@tolk/contract';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

export interface NoteValues {
  grade: number | null;
  text: string;
  /** As typed, with commas between them. */
  tags: string;
}

const { note } = limits;

export function noteValues(kept: SupplierNote | null): NoteValues {
  return { grade: kept?.grade ?? null, text: kept?.text ?? '', tags: kept?.tags.join(', ') ?? '' };
}

/** Marks typed with commas, Chinese ones too; each once, in the order they were typed. */
export function tagsOf(typed: string): string[] {
  const tags = typed.split(/[,，、;；\n]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

export const noteRules = object({
  grade: number().nullable().defined(),
  text: string().trim().max(note.text).default(''),
  tags: string()
    .default('')
    .test({
      name: 'count',
      message: () => t`Up to ${note.tags} tags.`,
      test: (typed) => tagsOf(typed).length <= note.tags,
    })
    .test({
      name: 'length',
      message: () => t`A tag can have up to ${note.tag} characters.`,
      test: (typed) => tagsOf(typed).every((tag) => tag.length <= note.tag),
    })
    .test({
      name: 'something',
      message: () => t`Write a note, give a rating or add a tag.`,
      test: (typed, { parent }) => {
        const { grade, text } = parent as NoteValues;
        return grade !== null || Boolean(text) || tagsOf(typed).length > 0;
      },
    }),
});
