import { pathTo, type RouteName } from '@tolk/contract/routes';
import type { Identity, VerificationAction, VerificationKind } from '@tolk/domain';
import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { findPerson } from '../../persons/person-repository.ts';

export type Decision = Exclude<VerificationAction, 'submit'>;

const subjects: Readonly<Record<VerificationKind, BilingualText>> = {
  realName: { en: 'Your real-name verification', zh: '您的实名认证' },
  settlementMethod: { en: 'Your payout method', zh: '您的收款方式' },
  company: { en: 'Your company verification', zh: '您的企业认证' },
  translatorCertificate: { en: 'Your translation certificate', zh: '您的翻译资格证书' },
};

const titles: Readonly<Record<Decision, (subject: BilingualText) => BilingualText>> = {
  certify: ({ en, zh }) => ({ en: `${en} is done`, zh: `${zh}已通过` }),
  refuse: ({ en, zh }) => ({ en: `${en} was refused`, zh: `${zh}未通过` }),
  askAgain: ({ en, zh }) => ({ en: `${en} needs more from you`, zh: `${zh}需要补充资料` }),
  revoke: ({ en, zh }) => ({ en: `${en} was revoked`, zh: `${zh}已被撤销` }),
};

const thanks: BilingualText = {
  en: 'Everything has been checked. There is nothing more to do.',
  zh: '资料已审核通过，无需其他操作。',
};

function thanksFor(provenFields: readonly string[]): BilingualText {
  if (provenFields.length === 0) return thanks;
  const shown = provenWords(provenFields);
  return { en: `${thanks.en} ${shown.en}`, zh: `${thanks.zh}${shown.zh}` };
}

function provenWords(provenFields: readonly string[]): BilingualText {
  if (provenFields.length === 0) {
    return {
      en: 'This certificate shows no field as certified any more.',
      zh: '该证书不再显示任何持证领域。',
    };
  }
  const names = provenFields.map(
    (field) => dictionaryEntry('field', field) ?? { en: field, zh: field },
  );
  return {
    en: `Fields that now show as certified: ${names.map(({ en }) => en).join('; ')}.`,
    zh: `以下领域已显示为持证：${names.map(({ zh }) => zh).join('、')}。`,
  };
}

const screens: Readonly<Record<Identity, Readonly<Record<VerificationKind, RouteName>>>> = {
  supplier: {
    realName: 'personalVerification',
    settlementMethod: 'settlementStatus',
    company: 'personalVerification',
    translatorCertificate: 'languageTest',
  },
  client: {
    realName: 'clientInformation',
    settlementMethod: 'clientInformation',
    company: 'clientInformation',
    translatorCertificate: 'clientInformation',
  },
};

const suppliersOnly: ReadonlySet<VerificationKind> = new Set([
  'settlementMethod',
  'translatorCertificate',
]);

/** Tells the person what was decided and why, in the identity that they were in last. */
export async function tellDecision(
  tx: Tx,
  jobs: Jobs,
  decided: {
    kind: VerificationKind;
    decision: Decision;
    reason: string;
    /** Dictionary `field`: what a certificate proves. */
    provenFields?: readonly string[];
    personId: string;
    at: Date;
  },
): Promise<void> {
  const { kind, decision, reason, provenFields = [], personId, at } = decided;
  const last = (await findPerson(tx, personId))?.identity ?? 'supplier';
  const identity = suppliersOnly.has(kind) ? 'supplier' : last;
  await notify(tx, jobs, {
    personId,
    identity,
    kind: 'verificationDecided',
    title: titles[decision](subjects[kind]),
    text: decision === 'certify' ? thanksFor(provenFields) : { en: reason, zh: reason },
    path: pathTo(screens[identity][kind]),
    at,
  });
}

/** Tells a supplier that the fields of their certificate were corrected. */
export async function tellProvenFields(
  tx: Tx,
  jobs: Jobs,
  { personId, provenFields, at }: { personId: string; provenFields: readonly string[]; at: Date },
): Promise<void> {
  await notify(tx, jobs, {
    personId,
    identity: 'supplier',
    kind: 'verificationDecided',
    title: {
      en: 'The fields of your translation certificate were corrected',
      zh: '您的翻译资格证书涵盖的领域已更正',
    },
    text: provenWords(provenFields),
    path: pathTo(screens.supplier.translatorCertificate),
    at,
  });
}
