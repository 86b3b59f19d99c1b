import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, SupplierNote, calls } from '@tolk/contract';
import type { Language } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { insertNote, listNotes, updateNote, type NoteRecord } from './supplier-note-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { fieldTexts, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { requireReadable } from './readable-resume.ts';

type Calls = typeof calls.clientinterface.people;
type Form = Omit<RequestOf<Calls['setSupEvaluate']>, 'supEvaluateId'>;

/** The caller's own notes; nobody else ever sees them. */
export async function listSupplierNotes(
  { search, supUserId, ...page }: RequestOf<Calls['getSupEvaluateList']>,
  { deps: { db }, personId, language }: CallContext,
): Promise<ResponseOf<Calls['getSupEvaluateList']>> {
  const text = search?.trim();
  const filter = {
    ...(supUserId === undefined ? {} : { supplierId: supUserId }),
    ...(text ? { search: text } : {}),
  };
  const { total, list } = await listNotes(db, personId, filter, pagingOf(page));
  return { total, list: list.map((note) => presentNote(note, language)) };
}

/** The note of this client on a supplier, if there is one. */
export async function noteOn(
  db: Queryable,
  clientId: string,
  supplierId: string,
  language: Language,
): Promise<SupplierNote | null> {
  const { list } = await listNotes(db, clientId, { supplierId }, { limit: 1, offset: 0 });
  return list[0] ? presentNote(list[0], language) : null;
}

/** Throws `notFound` for a supplier whose resume the caller may not read, `conflict` for a second note. */
export async function addSupplierNote(
  { supUserId, ...form }: RequestOf<Calls['addSupEvaluate']>,
  context: CallContext,
): Promise<SupplierNote> {
  const { personId, now } = context;
  requireText(form);
  const id = randomUUID();
  return context.transaction(async (tx) => {
    await requireReadable(tx, personId, supUserId);
    const row = { id, client_id: personId, supplier_id: supUserId, ...columnsOf(form, now) };
    if (!(await insertNote(tx, row))) refuse('conflict', { data: { allowedActions: [] } });
    invalidate(tx, personId, ['People', 'Resume']);
    return ownNote(tx, id, context);
  });
}

/** Throws `notFound` for a note that isn't the caller's. */
export async function changeSupplierNote(
  { supEvaluateId, ...form }: RequestOf<Calls['setSupEvaluate']>,
  context: CallContext,
): Promise<SupplierNote> {
  const { personId, now } = context;
  requireText(form);
  return context.transaction(async (tx) => {
    if (!(await updateNote(tx, personId, supEvaluateId, columnsOf(form, now)))) refuse('notFound');
    invalidate(tx, personId, ['People', 'Resume']);
    return ownNote(tx, supEvaluateId, context);
  });
}

async function ownNote(
  db: Queryable,
  id: string,
  { personId, language }: CallContext,
): Promise<SupplierNote> {
  const { list } = await listNotes(db, personId, { id }, { limit: 1, offset: 0 });
  return presentNote(list[0] ?? refuse('notFound'), language);
}

/** A note needs a text, a mark or a tag, and a tag something to see. */
function requireText({ text, grade, tags }: Form): void {
  const blankTag = tags.some((tag) => visibleText(tag) === '');
  requireNoFaults({
    ...(visibleText(text) === '' && grade === null && tags.length === 0
      ? { text: fieldTexts.blank }
      : {}),
    ...(blankTag ? { tags: fieldTexts.blank } : {}),
  });
}

function columnsOf({ text, grade, tags }: Form, now: Date) {
  const trimmed = [...new Set(tags.map((tag) => tag.trim()))];
  return { text: visibleText(text), grade, tags: trimmed, updated_at: now };
}

function presentNote(note: NoteRecord, language: Language): SupplierNote {
  return {
    supEvaluateId: note.id,
    supUserId: note.supplier_id,
    supUserName: shownName(note.supplier_name, language),
    supUserAvatar: note.supplier_avatar,
    grade: note.grade,
    text: note.text,
    tags: note.tags,
    updateTime: note.updated_at.toISOString(),
  };
}
