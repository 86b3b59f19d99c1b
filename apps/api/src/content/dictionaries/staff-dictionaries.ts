import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import {
  changedEntries,
  dictionaries,
  dictionaryTypes,
  isDictionaryType,
  isEditableDictionary,
  originalEntries,
  type DictionaryChange,
  type DictionaryType,
  type EditableDictionary,
} from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { countUses } from './dictionary-use-repository.ts';
import { deleteDictionaryChange, saveDictionaryChange } from './dictionary-repository.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { dictionaryChanges, refreshDictionaries } from './current-dictionaries.ts';

type Calls = typeof calls.opsinterface.dictionaries;
type Entries = ResponseOf<Calls['getDictionaryEntries']>;

const texts = {
  standard: {
    en: 'This dictionary follows a standard and can’t be changed.',
    zh: '该字典遵循标准，不可修改。',
  },
  nameTaken: {
    en: 'Another entry of this dictionary has this name.',
    zh: '该字典中已有同名条目。',
  },
  lastOne: { en: 'At least one entry must be offered.', zh: '至少保留一个可选条目。' },
};

export async function staffDictionaryTypes(): Promise<ResponseOf<Calls['getDictionaryTypes']>> {
  return dictionaryTypes.map(({ value, en, zh }) => ({
    dictType: value,
    en,
    zh,
    count: dictionaries[value].length,
    editable: isEditableDictionary(value),
  }));
}

/** Throws `notFound`. */
export async function staffDictionary(
  { dictType }: RequestOf<Calls['getDictionaryEntries']>,
  { deps: { db } }: CallContext,
): Promise<Entries> {
  if (!isDictionaryType(dictType)) refuse('notFound');
  return entriesOf(db, dictType);
}

/** Throws `notFound`, 422 at `dictType`, `en`, `zh` or `hidden`. */
export async function changeDictionary(
  { dictType, value, en, zh, hidden }: RequestOf<Calls['setDictionaryEntry']>,
  context: CallContext,
): Promise<Entries> {
  const { deps, now } = context;
  requireEditable(dictType);
  requireNoFaults(blankFaults({ en, zh }));
  const entries = await context.transaction(async (tx) => {
    const before = await dictionaryChanges(tx);
    const place =
      before.find((one) => one.dictType === dictType && one.value === value)?.place ?? null;
    const change = { dictType, value, en: en.trim(), zh: zh.trim(), hidden, place };
    requireSound(before, change, dictType);
    const row = { dict_type: dictType, value, en: change.en, zh: change.zh, hidden };
    if (place === null && isOriginal(change, dictType)) await deleteDictionaryChange(tx, row);
    else await saveDictionaryChange(tx, { ...row, changed_at: now });
    await recordAudit(tx, context, {
      action: 'setDictionaryEntry',
      subject: 'dictionary',
      details: { dictType, value, en: change.en, zh: change.zh, hidden: String(hidden) },
    });
    return entriesOf(tx, dictType);
  });
  // The others hear of it; this process knows it before it answers.
  await refreshDictionaries(deps.db);
  return entries;
}

/**
 * Throws `conflict` where the entries are others than those that were put into order: somebody added
 * one meanwhile. Throws `notFound`, 422 at `dictType`.
 */
export async function orderDictionary(
  { dictType, values }: RequestOf<Calls['setDictionaryOrder']>,
  context: CallContext,
): Promise<Entries> {
  const { deps, now } = context;
  requireEditable(dictType);
  const entries = await context.transaction(async (tx) => {
    const before = changedEntries(dictType, await dictionaryChanges(tx));
    const byValue = new Map(before.map((entry) => [entry.value, entry]));
    if (before.length !== values.length) refuse('conflict');
    // Written in one sequence, so that two members of the staff wait for each other.
    for (const value of values.toSorted()) {
      const { en, zh, hidden = false } = byValue.get(value) ?? refuse('conflict');
      await saveDictionaryChange(tx, {
        dict_type: dictType,
        value,
        en,
        zh,
        hidden,
        place: values.indexOf(value),
        changed_at: now,
      });
    }
    await recordAudit(tx, context, {
      action: 'setDictionaryOrder',
      subject: 'dictionary',
      details: { dictType },
    });
    return entriesOf(tx, dictType);
  });
  await refreshDictionaries(deps.db);
  return entries;
}

/** Throws `notFound`, 422 at `dictType`. */
function requireEditable(dictType: string): asserts dictType is EditableDictionary {
  if (!isDictionaryType(dictType)) refuse('notFound');
  if (!isEditableDictionary(dictType)) invalidFields({ dictType: texts.standard });
}

function requireSound(
  before: readonly DictionaryChange[],
  change: DictionaryChange,
  dictType: EditableDictionary,
): void {
  const others = before.filter(
    ({ dictType: type, value }) => type !== dictType || value !== change.value,
  );
  const after = changedEntries(dictType, [...others, change]);
  const rest = after.filter(({ value }) => value !== change.value);
  requireNoFaults({
    ...(rest.some(({ en }) => en === change.en) ? { en: texts.nameTaken } : {}),
    ...(rest.some(({ zh }) => zh === change.zh) ? { zh: texts.nameTaken } : {}),
    ...(after.every((entry) => entry.hidden === true) ? { hidden: texts.lastOne } : {}),
  });
}

/** Apart from its place. */
function isOriginal(
  change: Omit<DictionaryChange, 'dictType' | 'place'>,
  dictType: EditableDictionary,
): boolean {
  const original = originalEntries(dictType).find(({ value }) => value === change.value);
  return original?.en === change.en && original.zh === change.zh && !change.hidden;
}

async function entriesOf(db: Queryable, dictType: DictionaryType): Promise<Entries> {
  if (!isEditableDictionary(dictType)) {
    return dictionaries[dictType].map(({ value, en, zh }) => ({
      value,
      en,
      zh,
      hidden: false,
      added: false,
      changed: false,
      uses: null,
    }));
  }
  const changes = await dictionaryChanges(db);
  const uses = await countUses(db, dictType);
  const original = new Set(originalEntries(dictType).map(({ value }) => value));
  return changedEntries(dictType, changes).map(({ value, en, zh, hidden = false }) => ({
    value,
    en,
    zh,
    hidden,
    added: !original.has(value),
    changed: !isOriginal({ value, en, zh, hidden }, dictType),
    uses: uses.get(value) ?? 0,
  }));
}
