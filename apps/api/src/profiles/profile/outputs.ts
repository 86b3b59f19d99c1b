import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { dictionaryEntry, units } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import {
  deleteOutput,
  insertOutput,
  listOutputs,
  updateOutput,
  type Output,
} from './output-repository.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { choiceFaults } from './field-choices.ts';
import { fieldTexts, requireNoFaults, type FieldFaults } from '../../calls/field-rules.ts';
import { lockCaller, tellOwnTabs } from './shown-person.ts';

type Calls = typeof calls.supinterface.profile;
type Form = RequestOf<Calls['addOrEditSupCJY']>;
type Row = ResponseOf<Calls['addOrEditSupCJY']>;

const texts = {
  noWords: {
    en: 'This type of work needs words per day.',
    zh: '请填写日产能。',
  },
  spokenWords: {
    en: 'Interpreting has no output in words. Leave this empty.',
    zh: '口译无需填写字数，请留空。',
  },
  weekBelowDay: {
    en: 'The weekly figure can’t be lower than the daily one.',
    zh: '周产能不能低于日产能。',
  },
  weekAboveDays: {
    en: 'A week has seven days: this is more than seven times the words per day.',
    zh: '周产能不能超过日产能的七倍。',
  },
  noUnit: { en: 'Choose the unit of the price.', zh: '请选择计价单位。' },
} as const satisfies Record<string, BilingualText>;

export async function ownOutputs(
  { supUserId }: RequestOf<Calls['getSupCJYData']>,
  context: CallContext,
): Promise<Row[]> {
  assertOwnId(supUserId, context);
  return outputsOf(context.deps.db, context.personId);
}

export async function outputsOf(db: Queryable, personId: string): Promise<Row[]> {
  return (await listOutputs(db, personId)).map(presentOutput);
}

/** Throws 422 with the fields at fault, `outputExists`, `tooManyEntries`, `notFound`. */
export async function saveOutput(form: Form, context: CallContext): Promise<Row> {
  const { personId, now } = context;
  requireNoFaults(faultsOf(form));
  const id = form.estimateYieldId ?? randomUUID();
  const row = { id, person_id: personId, ...columnsOf(form) };
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const before = await listOutputs(tx, personId);
    if (form.estimateYieldId !== undefined && !before.some((one) => one.id === id))
      refuse('notFound');
    if (before.some((one) => one.id !== id && isSameWork(one, row))) refuse('outputExists');
    if (form.estimateYieldId !== undefined) await updateOutput(tx, row);
    else if (before.length >= limits.profile.outputs) refuse('tooManyEntries');
    else await insertOutput(tx, { ...row, created_at: now });
    tellOwnTabs(tx, personId);
    return presentOutput(row);
  });
}

export async function removeOutput(
  { estimateYieldId }: RequestOf<Calls['delEstimateYield']>,
  context: CallContext,
): Promise<ResponseOf<Calls['delEstimateYield']>> {
  return context.transaction(async (tx) => {
    if (!(await deleteOutput(tx, context.personId, estimateYieldId))) refuse('notFound');
    tellOwnTabs(tx, context.personId);
    return {};
  });
}

function faultsOf(form: Form): FieldFaults {
  return {
    ...choiceFaults({
      sourceLanguage: ['language', form.sourceLanguage],
      targetLanguage: ['language', form.targetLanguage],
      currency: ['currency', form.currency],
    }),
    ...(dictionaryEntry('language', form.targetLanguage) &&
    form.sourceLanguage === form.targetLanguage
      ? { targetLanguage: fieldTexts.sameLanguage }
      : {}),
    ...wordFaults(form),
    ...unitFaults(form),
  };
}

function wordFaults({ outputType, wordsPerDay, wordsPerWeek }: Form): FieldFaults {
  if (outputType === 'interpretation')
    return {
      ...(wordsPerDay === null ? {} : { wordsPerDay: texts.spokenWords }),
      ...(wordsPerWeek === null ? {} : { wordsPerWeek: texts.spokenWords }),
    };
  if (wordsPerDay === null) return { wordsPerDay: texts.noWords };
  if (wordsPerWeek === null) return {};
  if (wordsPerWeek < wordsPerDay) return { wordsPerWeek: texts.weekBelowDay };
  return wordsPerWeek > 7 * wordsPerDay ? { wordsPerWeek: texts.weekAboveDays } : {};
}

/** A unit goes with a price, and with the type of work. */
function unitFaults({ outputType, unitName, unitPrice }: Form): FieldFaults {
  if (unitName === '') return unitPrice === null ? {} : { unitName: texts.noUnit };
  const unit = units.find(({ value }) => value === unitName);
  if (!unit) return { unitName: fieldTexts.unknownChoice };
  return unit.orderTypes.includes(outputType) ? {} : { unitName: fieldTexts.unitMismatch };
}

function columnsOf(form: Form) {
  return {
    source_language: form.sourceLanguage,
    target_language: form.targetLanguage,
    project_type: form.outputType,
    words_per_day: form.wordsPerDay,
    words_per_week: form.wordsPerWeek,
    unit_price: form.unitPrice,
    currency: form.currency,
    unit: form.unitName,
  };
}

function isSameWork(one: Output, other: ReturnType<typeof columnsOf>): boolean {
  return (
    one.source_language === other.source_language &&
    one.target_language === other.target_language &&
    one.project_type === other.project_type
  );
}

export function presentOutput(output: Omit<Output, 'created_at' | 'shown_at'>): Row {
  return {
    estimateYieldId: output.id,
    sourceLanguage: output.source_language,
    targetLanguage: output.target_language,
    outputType: output.project_type,
    wordsPerDay: output.words_per_day,
    wordsPerWeek: output.words_per_week,
    unitPrice: output.unit_price,
    currency: output.currency,
    unitName: output.unit,
  };
}
