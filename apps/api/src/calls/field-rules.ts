import { holdsContact, limits, visibleLetters } from '@tolk/domain';
import {
  dictionaryEntry,
  offeredEntry,
  units,
  type ProjectType,
} from '@tolk/domain/dictionaries/index';
import { invalidFields, type BilingualText } from './refusal.ts';

/** What is wrong with a form, by field; empty when all is well. */
export type FieldFaults = Record<string, BilingualText>;

export const fieldTexts = {
  unknownChoice: { en: 'Choose one of the options.', zh: '请从列表中选择。' },
  sameLanguage: {
    en: 'Source and target language must be different.',
    zh: '源语言与目标语言不能相同。',
  },
  unitMismatch: {
    en: 'This unit is not used for this type of work.',
    zh: '该计价单位不适用于此类型。',
  },
  unknownZone: { en: 'Choose a time zone.', zh: '请选择时区。' },
  blank: { en: 'Fill in this field.', zh: '请填写此项。' },
  publicContact: {
    en: 'Leave out e-mail addresses, links, phone numbers and messenger names: everybody could read them.',
    zh: '请勿填写邮箱、链接、电话或社交账号，此内容对所有人可见。',
  },
  strangersContact: {
    en: 'Leave out e-mail addresses, links, phone numbers and messenger names: whoever reads this is not to know who wrote it.',
    zh: '请勿填写邮箱、链接、电话或社交账号：测试中双方互不知晓身份。',
  },
  past: { en: 'This time must be in the future.', zh: '该时间须晚于当前时间。' },
  farFuture: { en: 'This time is too far in the future.', zh: '时间过晚，请选择较近的时间。' },
  endBeforeStart: { en: 'The end must be after the start.', zh: '结束时间须晚于开始时间。' },
  interpretingOnly: {
    en: 'This is for interpreting only.',
    zh: '此项仅适用于口译项目。',
  },
  amountTooLarge: {
    en: 'The amount is too large for one order. Split the work into several orders.',
    zh: '单笔订单金额过大，请拆分为多个订单。',
  },
  decimals: { en: 'Use up to two decimals.', zh: '最多保留两位小数。' },
  reasonTooShort: {
    en: `Give a reason of at least ${limits.reason.min} characters.`,
    zh: `请填写原因，至少 ${limits.reason.min} 个字。`,
  },
  reasonInWords: { en: 'Give the reason in words.', zh: '请用文字说明原因。' },
} as const satisfies Record<string, BilingualText>;

interface LanguageWork {
  projectType: ProjectType;
  whFieldId: string;
  sourceLanguage: string;
  targetLanguage: string;
  unitName: string;
  workload: number;
  zone: string;
}

/**
 * What postings and orders have in common; `workloadField` is the workload's name on the wire. The
 * field of work in `kept` stood there before and may stay, also when staff no longer offer it.
 */
export function workFaults(
  work: LanguageWork,
  workloadField: string,
  kept?: { field: string },
): FieldFaults {
  const faults: FieldFaults = {};
  if (work.whFieldId !== kept?.field && !offeredEntry('field', work.whFieldId)) {
    faults.whFieldId = fieldTexts.unknownChoice;
  }
  if (!dictionaryEntry('language', work.sourceLanguage)) {
    faults.sourceLanguage = fieldTexts.unknownChoice;
  }
  if (!dictionaryEntry('language', work.targetLanguage)) {
    faults.targetLanguage = fieldTexts.unknownChoice;
  } else if (work.sourceLanguage === work.targetLanguage) {
    faults.targetLanguage = fieldTexts.sameLanguage;
  }
  const unit = units.find(({ value }) => value === work.unitName);
  if (!unit) faults.unitName = fieldTexts.unknownChoice;
  else if (!unit.orderTypes.includes(work.projectType)) faults.unitName = fieldTexts.unitMismatch;
  if (!hasTwoDecimals(work.workload)) faults[workloadField] = fieldTexts.decimals;
  if (!isZone(work.zone)) faults.zone = fieldTexts.unknownZone;
  return faults;
}

/** Without white space around it; a text with nothing to see is empty. */
export function visibleText(text: string): string {
  return visibleLetters(text) === '' ? '' : text.trim();
}

/** Faults for the texts that hold nothing to see. */
export function blankFaults(texts: Record<string, string | undefined>): FieldFaults {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text !== undefined && visibleText(text) === '')
      .map(([field]) => [field, fieldTexts.blank]),
  );
}

/** Faults for the texts that everybody reads and that tell how to reach somebody. */
export function contactFaults(texts: Record<string, string | null | undefined>): FieldFaults {
  const holding = Object.entries(texts).filter(([, text]) => holdsContact(text ?? ''));
  return Object.fromEntries(holding.map(([field]) => [field, fieldTexts.publicContact]));
}

/** A reason that staff give says something: it has two letters or digits at least. */
export function isReason(text: string): boolean {
  const said = visibleLetters(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return said.length >= limits.reason.min;
}

/** Faults for the reasons and notes of staff that say nothing. */
export function reasonFaults(reasons: Record<string, string>): FieldFaults {
  const empty = Object.entries(reasons).filter(([, text]) => !isReason(text));
  return {
    ...Object.fromEntries(empty.map(([field]) => [field, fieldTexts.reasonInWords])),
    ...blankFaults(reasons),
  };
}

/**
 * Later than this nothing is planned, and nothing is recorded of longer ago; keeps dates inside what
 * every part can store and show.
 */
const horizonMs = 10 * 366 * 86_400_000;

export function isTooFar(time: Date, now: Date): boolean {
  return time.getTime() - now.getTime() > horizonMs;
}

export function isTooLongAgo(time: Date, now: Date): boolean {
  return now.getTime() - time.getTime() > horizonMs;
}

/** Ends the call with code 422 when there is a fault. */
export function requireNoFaults(faults: FieldFaults): void {
  if (Object.keys(faults).length > 0) invalidFields(faults);
}

export function hasTwoDecimals(value: number): boolean {
  return Math.abs(Math.round(value * 100) - value * 100) < 1e-6 * Math.max(1, value);
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
