import type { Bilingual } from '../site/bilingual.ts';
import type { SiteSetting } from '../site/given.tsx';

export const questionGroups = [
  { id: 'clients', title: { en: 'For clients', zh: '客户' } },
  { id: 'suppliers', title: { en: 'For translators and interpreters', zh: '译员' } },
  { id: 'money', title: { en: 'Money and payouts', zh: '款项与结算' } },
  { id: 'account', title: { en: 'Account and safety', zh: '账号与安全' } },
] as const satisfies readonly { id: string; title: Bilingual }[];

export type QuestionGroup = (typeof questionGroups)[number]['id'];

/** One question of the FAQ; `id` is the hash of its address and stays once it is published. */
export interface Question {
  id: string;
  question: Bilingual;
  /** Plain sentences; a blank line starts a new paragraph. */
  answer: Bilingual;
  /** Asked only where the installation has this setting. */
  only?: SiteSetting;
  /** A paragraph more of the answer where clients can pay by bank transfer. */
  withTransfer?: Bilingual;
}
