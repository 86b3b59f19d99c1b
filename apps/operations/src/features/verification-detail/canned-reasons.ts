import type { VerificationKind } from '@tolk/domain';
import type { ReadySentence } from '../../reasons/ready-sentence.ts';

interface CannedReason extends ReadySentence {
  readonly kinds: readonly VerificationKind[];
}

const documents = ['realName', 'company', 'translatorCertificate'] as const;
const every = ['realName', 'company', 'settlementMethod', 'translatorCertificate'] as const;

/** Sentences that are sent to people again and again, in the words that a person acts on. */
export const cannedReasons: readonly CannedReason[] = [
  {
    kinds: documents,
    en: 'The photo is blurred or too dark. Send one on which every character can be read.',
    zh: '照片模糊或过暗，请重新上传文字清晰可辨的照片。',
  },
  {
    kinds: documents,
    en: 'Part of the document is cut off or covered. Send a photo of the whole document.',
    zh: '证件部分缺失或被遮挡，请上传证件完整的照片。',
  },
  {
    kinds: ['realName'],
    en: 'The name on the document differs from the name in your profile.',
    zh: '证件上的姓名与您资料中的姓名不一致。',
  },
  {
    kinds: ['realName'],
    en: 'The number that you entered differs from the one on the document.',
    zh: '您填写的证件号码与证件上的号码不一致。',
  },
  {
    kinds: ['realName'],
    en: 'The document has expired. Send one that is valid.',
    zh: '证件已过有效期，请上传有效证件。',
  },
  {
    kinds: ['translatorCertificate'],
    en: 'The certificate is in another name than your profile. Send proof of the change of name with it.',
    zh: '证书上的姓名与您资料中的姓名不一致，请一并上传更名证明。',
  },
  {
    kinds: ['translatorCertificate'],
    en: 'The language pair or direction on the certificate differs from the one you chose.',
    zh: '证书上的语言对或翻译方向与您所选不一致。',
  },
  {
    kinds: ['translatorCertificate'],
    en: 'We could not confirm the certificate with the body that issued it.',
    zh: '未能向发证机构核实该证书。',
  },
  {
    kinds: ['company'],
    en: 'The company name or credit code differs from the business licence.',
    zh: '公司名称或统一社会信用代码与营业执照不一致。',
  },
  {
    kinds: ['company'],
    en: 'The legal representative differs from the one on the business licence.',
    zh: '法定代表人与营业执照不一致。',
  },
  {
    kinds: ['settlementMethod'],
    en: 'The account holder differs from your verified name.',
    zh: '账户持有人与您的实名信息不一致。',
  },
  {
    kinds: ['settlementMethod'],
    en: 'Bank or branch does not belong to this account number.',
    zh: '开户银行或支行与银行账号不匹配。',
  },
  {
    kinds: ['settlementMethod'],
    en: 'A test payment to this account came back. Check the account with your bank.',
    zh: '向该账户的试付款被退回，请与银行核实账户信息。',
  },
  {
    kinds: every,
    en: 'What was sent in does not seem to be genuine.',
    zh: '所提交的资料疑似不真实。',
  },
];
