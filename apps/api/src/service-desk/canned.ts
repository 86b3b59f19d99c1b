import type { RequestOf, ResponseOf, ServiceCanned, calls } from '@tolk/contract';
import { messageText, unknownVariables } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import {
  fieldTexts,
  requireNoFaults,
  visibleText,
  type FieldFaults,
} from '../calls/field-rules.ts';
import { invalidFields, refuse } from '../calls/refusal.ts';
import { errorCode } from '../database/error-shape.ts';
import type { Tx } from '../database/schema.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import {
  findCanned,
  insertCanned,
  listCanned,
  retireCannedRow,
  updateCanned,
  type Canned,
} from './canned-repository.ts';

type Calls = typeof calls.opsinterface.service;

const texts = {
  taken: {
    en: 'Another answer has this shortcut. Choose a different one.',
    zh: '该快捷词已被其他快捷回复使用，请更换。',
  },
  space: {
    en: 'A shortcut has no spaces and does not begin with a slash.',
    zh: '快捷词不能包含空格，也不能以斜杠开头。',
  },
};

export async function cannedList({
  deps,
}: CallContext): Promise<ResponseOf<Calls['getServiceCannedList']>> {
  return (await listCanned(deps.db)).map(present);
}

/** Throws 422, `notFound`, `conflict` for an old version. */
export async function saveCanned(
  { cannedId, version = 0, shortcut, textEn, textZh }: RequestOf<Calls['saveServiceCanned']>,
  context: CallContext,
): Promise<ServiceCanned> {
  const typed = {
    shortcut: visibleText(shortcut),
    text_en: messageText(textEn),
    text_zh: messageText(textZh),
  };
  requireNoFaults(faultsOf(typed));
  return unlessTaken(() =>
    context.transaction(async (tx) => {
      const saved =
        cannedId === undefined
          ? await insertCanned(tx, typed)
          : ((await updateCanned(tx, cannedId, version, typed)) ??
            refuse((await findCanned(tx, cannedId)) === undefined ? 'notFound' : 'conflict'));
      await note(tx, 'saveServiceCanned', saved, context);
      return present(saved);
    }),
  );
}

/** Throws `notFound`, and 422 where its shortcut was given away. */
export async function retireCanned(
  { cannedId, retired }: RequestOf<Calls['retireServiceCanned']>,
  context: CallContext,
): Promise<ServiceCanned> {
  return unlessTaken(() =>
    context.transaction(async (tx) => {
      const at = retired ? context.now : null;
      const saved = (await retireCannedRow(tx, cannedId, at)) ?? refuse('notFound');
      await note(tx, 'retireServiceCanned', saved, context);
      return present(saved);
    }),
  );
}

function faultsOf({
  shortcut,
  text_en,
  text_zh,
}: Pick<Canned, 'shortcut' | 'text_en' | 'text_zh'>) {
  const faults: FieldFaults = {};
  if (shortcut === '') faults.shortcut = fieldTexts.blank;
  else if (/\s|^\//u.test(shortcut)) faults.shortcut = texts.space;
  for (const [field, text] of [
    ['textEn', text_en],
    ['textZh', text_zh],
  ] as const) {
    const [unknown] = unknownVariables(text);
    if (text === '') faults[field] = fieldTexts.blank;
    else if (unknown !== undefined) faults[field] = unknownVariable(unknown);
  }
  return faults;
}

function unknownVariable(name: string) {
  return {
    en: `Nothing is filled in for {${name}}. Use {name} or {agent}.`,
    zh: `无法识别变量 {${name}}，请使用 {name} 或 {agent}。`,
  };
}

async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) === '23505') invalidFields({ shortcut: texts.taken });
    throw error;
  }
}

function note(tx: Tx, action: string, { id, shortcut }: Canned, context: CallContext) {
  return recordAudit(tx, context, {
    action,
    subject: 'serviceCanned',
    subjectId: id,
    details: { shortcut },
  });
}

function present(canned: Canned): ServiceCanned {
  return {
    cannedId: canned.id,
    version: canned.version,
    shortcut: canned.shortcut,
    textEn: canned.text_en,
    textZh: canned.text_zh,
    retired: canned.retired_at !== null,
  };
}
