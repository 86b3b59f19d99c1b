import { pathTo, type RouteName } from '@tolk/contract/routes';
import type { Identity, VerificationAction, VerificationKind } from '@tolk/domain';
import { dictionaryEntry, fields, inOrderOf } from '@tolk/domain/dictionaries/index';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { findPerson } from '../../persons/person-repository.ts';
import { pairNames } from '../../language-tests/questions/pair-names.ts';
import type { CertificateRow } from '../../profiles/certification/certificate-repository.ts';

export type Decision = Exclude<VerificationAction, 'submit'>;

type PersonalKind = Exclude<VerificationKind, 'translatorCertificate'>;

const subjects: Readonly<Record<PersonalKind, BilingualText>> = {
  realName: { en: 'Your real-name verification', zh: '您的实名认证' },
  settlementMethod: { en: 'Your payout method', zh: '您的收款方式' },
  company: { en: 'Your company verification', zh: '您的企业认证' },
};

const titles: Readonly<Record<Decision, (subject: BilingualText) => BilingualText>> = {
  certify: ({ en, zh }) => ({ en: `${en} is done`, zh: `${zh}已通过` }),
  refuse: ({ en, zh }) => ({ en: `${en} was refused`, zh: `${zh}未通过` }),
  askAgain: ({ en, zh }) => ({ en: `${en} needs more from you`, zh: `${zh}需要补充资料` }),
  revoke: ({ en, zh }) => ({ en: `${en} was revoked`, zh: `${zh}已被撤销` }),
};

const certificateTitles: typeof titles = {
  ...titles,
  certify: ({ en, zh }) => ({ en: `${en} has been verified`, zh: `${zh}已通过审核` }),
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
  const names = inOrderOf(fields, provenFields).map((field) => nameOf('field', field));
  return {
    en: `Fields that now show as certified: ${names.map(({ en }) => en).join('; ')}.`,
    zh: `以下领域已显示为持证：${names.map(({ zh }) => zh).join('、')}。`,
  };
}

const clientScreen: RouteName = 'clientInformation';

const screens: Readonly<Record<Identity, Readonly<Record<PersonalKind, RouteName>>>> = {
  supplier: {
    realName: 'personalVerification',
    settlementMethod: 'settlementStatus',
    company: 'personalVerification',
  },
  client: { realName: clientScreen, settlementMethod: clientScreen, company: clientScreen },
};

interface Decided {
  decision: Decision;
  reason: string;
  personId: string;
  at: Date;
}

/** Tells the person what was decided and why, in the identity that they were in last. */
export async function tellDecision(
  tx: Tx,
  jobs: Jobs,
  { kind, decision, reason, personId, at }: Decided & { kind: PersonalKind },
): Promise<void> {
  const last = (await findPerson(tx, personId))?.identity ?? 'supplier';
  const identity = kind === 'settlementMethod' ? 'supplier' : last;
  await notify(tx, jobs, {
    personId,
    identity,
    kind: 'verificationDecided',
    title: titles[decision](subjects[kind]),
    text: decision === 'certify' ? thanks : { en: reason, zh: reason },
    path: pathTo(screens[identity][kind]),
    at,
  });
}

/** What tells one certificate of a supplier from another. */
type NamedCertificate = Pick<CertificateRow, 'body' | 'source_language' | 'target_language'>;

interface CertificateNews {
  personId: string;
  certificate: NamedCertificate;
  title: (subject: BilingualText) => BilingualText;
  text: BilingualText;
  at: Date;
}

/** The title says the certificate's pair, the text its body first. */
function tellOfCertificate(
  tx: Tx,
  jobs: Jobs,
  { personId, certificate, title, text, at }: CertificateNews,
): Promise<void> {
  const pair = pairNames(certificate);
  const body = nameOf('certificateBody', certificate.body);
  return notify(tx, jobs, {
    personId,
    identity: 'supplier',
    kind: 'verificationDecided',
    title: title({
      en: `Your translation certificate for ${pair.en}`,
      zh: `您的翻译资格证书（${pair.zh}）`,
    }),
    text: { en: `${body.en}: ${text.en}`, zh: `${body.zh}：${text.zh}` },
    path: pathTo('languageTest'),
    at,
  });
}

/** Tells a supplier what was decided on a certificate, and the fields that it proves once it is certified. */
export function tellCertificateDecision(
  tx: Tx,
  jobs: Jobs,
  decided: Decided & { certificate: NamedCertificate; provenFields: readonly string[] },
): Promise<void> {
  const { decision, reason, provenFields, ...told } = decided;
  const text = decision === 'certify' ? thanksFor(provenFields) : { en: reason, zh: reason };
  return tellOfCertificate(tx, jobs, { ...told, title: certificateTitles[decision], text });
}

/** Tells a supplier that the fields of their certificate were corrected. */
export function tellProvenFields(
  tx: Tx,
  jobs: Jobs,
  corrected: Pick<CertificateNews, 'personId' | 'certificate' | 'at'> & {
    provenFields: readonly string[];
  },
): Promise<void> {
  const { provenFields, ...told } = corrected;
  return tellOfCertificate(tx, jobs, {
    ...told,
    title: ({ en, zh }) => ({ en: `${en}: fields corrected`, zh: `${zh}涵盖的领域已更正` }),
    text: provenWords(provenFields),
  });
}

function nameOf(dictionary: 'field' | 'certificateBody', value: string): BilingualText {
  return dictionaryEntry(dictionary, value) ?? { en: value, zh: value };
}
