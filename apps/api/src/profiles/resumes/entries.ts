import { randomUUID } from 'node:crypto';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { fileIdsOf, setEntryFiles, type EntryColumn } from './resume-file-repository.ts';
import {
  countEntries,
  deleteEntry,
  hasEntry,
  type EntryTable,
  type OwnEntry,
} from './resume-repository.ts';
import { requireNoFaults, type FieldFaults } from '../../calls/field-rules.ts';
import { lockCaller, tellOwnTabs } from '../profile/shown-person.ts';
import { dropFiles, requireOwnFiles } from './resume-files.ts';

/** One list of the resume: how its entries are checked, written and read. */
export interface EntryKind<Form, Entry> {
  table: EntryTable;
  /** Null: entries of this list have no files. */
  files: { column: EntryColumn; idsOf: (form: Form) => readonly string[] } | null;
  /** `before`: what the form replaces. */
  faults: (form: Form, now: Date, before?: Entry) => FieldFaults;
  write: (tx: Tx, entry: OwnEntry & { created_at: Date }, form: Form) => Promise<void>;
  list: (db: Queryable, personId: string) => Promise<Entry[]>;
  idOf: (entry: Entry) => string;
}

/** Throws 422 with the fields at fault, `tooManyEntries`. */
export async function addEntry<Form, Entry>(
  kind: EntryKind<Form, Entry>,
  form: Form,
  context: CallContext,
): Promise<Entry> {
  requireNoFaults(kind.faults(form, context.now));
  return context.transaction(async (tx) => {
    await lockCaller(tx, context.personId);
    if ((await countEntries(tx, kind.table, context.personId)) >= limits.resume.entries)
      refuse('tooManyEntries');
    return writeEntry(tx, kind, { id: randomUUID(), form }, context);
  });
}

/** Throws 422 with the fields at fault, `notFound`. */
export async function changeEntry<Form, Entry>(
  kind: EntryKind<Form, Entry>,
  id: string,
  form: Form,
  context: CallContext,
): Promise<Entry> {
  return context.transaction(async (tx) => {
    await lockCaller(tx, context.personId);
    if (!(await hasEntry(tx, kind.table, { id, person_id: context.personId }))) refuse('notFound');
    const entries = await kind.list(tx, context.personId);
    const before = entries.find((entry) => kind.idOf(entry) === id);
    requireNoFaults(kind.faults(form, context.now, before));
    return writeEntry(tx, kind, { id, form }, context);
  });
}

/** Throws `notFound`. */
export async function removeEntry<Form, Entry>(
  kind: EntryKind<Form, Entry>,
  id: string,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const ids = kind.files === null ? [] : await fileIdsOf(tx, kind.files.column, id);
    if (!(await deleteEntry(tx, kind.table, { id, person_id: personId }))) refuse('notFound');
    await dropFiles(tx, deps.jobs, personId, { ids, now });
    tellOwnTabs(tx, personId);
    return {};
  });
}

async function writeEntry<Form, Entry>(
  tx: Tx,
  kind: EntryKind<Form, Entry>,
  { id, form }: { id: string; form: Form },
  { deps, personId, now }: CallContext,
): Promise<Entry> {
  await kind.write(tx, { id, person_id: personId, created_at: now }, form);
  if (kind.files !== null) {
    const { column, idsOf } = kind.files;
    const before = await fileIdsOf(tx, column, id);
    const wanted = idsOf(form);
    await requireOwnFiles(tx, personId, { field: 'fileIds', ids: wanted, place: id });
    await setEntryFiles(tx, column, id, wanted);
    const ids = before.filter((fileId) => !wanted.includes(fileId));
    await dropFiles(tx, deps.jobs, personId, { ids, now });
  }
  tellOwnTabs(tx, personId);
  const entries = await kind.list(tx, personId);
  return entries.find((entry) => kind.idOf(entry) === id) ?? refuse('notFound');
}
