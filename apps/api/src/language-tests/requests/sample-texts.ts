import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, SampleText, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, fieldTexts, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { presentSampleText } from './present-request.ts';
import {
  countTextsInUse,
  findSampleText,
  insertSampleText,
  listSampleTexts,
  setTextRetired,
} from './sample-text-repository.ts';

type Tests = typeof calls.opsinterface.tests;

export async function sampleTextList(
  { sourceLanguage, ...page }: RequestOf<Tests['getSampleTextList']>,
  { deps: { db } }: CallContext,
): Promise<ResponseOf<Tests['getSampleTextList']>> {
  const { total, list } = await listSampleTexts(db, sourceLanguage, pagingOf(page));
  return { total, list: list.map(presentSampleText) };
}

/** Throws `tooManyEntries`, 422. */
export async function addSampleText(
  form: RequestOf<Tests['addSampleText']>,
  context: CallContext,
): Promise<SampleText> {
  const { sourceLanguage, title, text } = form;
  const { now, staffMember } = context;
  requireNoFaults({
    ...(dictionaryEntry('language', sourceLanguage)
      ? {}
      : { sourceLanguage: fieldTexts.unknownChoice }),
    ...blankFaults({ title, text }),
  });
  const id = randomUUID();
  return context.transaction(async (tx) => {
    const inUse = await countTextsInUse(tx, sourceLanguage);
    if (inUse >= limits.testRequest.sampleTexts) refuse('tooManyEntries');
    await insertSampleText(tx, {
      id,
      source_language: sourceLanguage,
      title: title.trim(),
      text: text.trim(),
      instructions: visibleText(form.instructions),
      created_by: staffMember.staffId,
      created_at: now,
    });
    await recordAudit(tx, context, {
      action: 'addSampleText',
      subject: 'sampleText',
      subjectId: id,
      details: { sourceLanguage, name: title.trim() },
    });
    return presented(tx, id);
  });
}

/** Throws `notFound`. */
export async function retireSampleText(
  { sampleTextId, retired }: RequestOf<Tests['retireSampleText']>,
  context: CallContext,
): Promise<SampleText> {
  return context.transaction(async (tx) => {
    if (!(await setTextRetired(tx, sampleTextId, retired))) refuse('notFound');
    await recordAudit(tx, context, {
      action: 'retireSampleText',
      subject: 'sampleText',
      subjectId: sampleTextId,
      details: { retired: String(retired) },
    });
    return presented(tx, sampleTextId);
  });
}

async function presented(db: Queryable, id: string): Promise<SampleText> {
  return presentSampleText((await findSampleText(db, id)) ?? refuse('notFound'));
}
