import type { Queryable } from '../database/schema.ts';
import type { StoredFile } from '../files/uploads/file-repository.ts';
import type { ServiceMessageRecord } from './conversation-repository.ts';

/** What messages of one conversation refer to. */
export interface ReferredTo {
  names: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, StoredFile>;
  /** By the number of the note. */
  mentions: ReadonlyMap<number, { staffId: string; name: string }[]>;
}

const isThere = <T>(value: T | null): value is T => value !== null;

export async function referredTo(
  db: Queryable,
  messages: readonly ServiceMessageRecord[],
): Promise<ReferredTo> {
  const fileIds = messages.map(({ file_id }) => file_id).filter(isThere);
  const files =
    fileIds.length === 0
      ? []
      : await db.selectFrom('file').selectAll().where('id', 'in', fileIds).execute();
  return {
    names: await staffNames(db, messages.map(({ staff_id }) => staff_id).filter(isThere)),
    files: new Map(files.map((file) => [file.id, file])),
    mentions: await mentionsOf(db, messages),
  };
}

/** Names of members of the staff, by their ids. */
export async function staffNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function mentionsOf(db: Queryable, messages: readonly ServiceMessageRecord[]) {
  const notes = messages.filter(({ side }) => side === 'note');
  const [first] = notes;
  const mentions = new Map<number, { staffId: string; name: string }[]>();
  if (first === undefined) return mentions;
  const rows = await db
    .selectFrom('service_mention')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['seq', 'staff_id as staffId', 'staff.name'])
    .where('conversation_id', '=', first.conversation_id)
    .where(
      'seq',
      'in',
      notes.map(({ seq }) => seq),
    )
    .orderBy('staff.name')
    .execute();
  for (const { seq, ...who } of rows) mentions.set(seq, [...(mentions.get(seq) ?? []), who]);
  return mentions;
}
