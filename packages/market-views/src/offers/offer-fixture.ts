import type { Negotiation, TermsOffer } from '@tolk/contract';

const id = '00000000-0000-4000-8000-000000000001';
const due = '2126-11-25T08:00:00.000Z';
const asked = { unitPrice: 150_00, workload: 12, deliverTime: due, amountOfMoney: 1_800_00 };

/** The supplier asks for 160.00 instead of the project's 150.00. */
export const firstOffer: TermsOffer = {
  offerId: id,
  by: 'supplier',
  status: 'open',
  note: '',
  time: '2026-11-20T08:00:00.000Z',
  answerTime: null,
  answerNote: null,
  unitName: 'thousand-characters',
  currency: 'CNY',
  before: asked,
  after: { ...asked, unitPrice: 160_00, amountOfMoney: 1_920_00 },
};

/** What two negotiate about 12 thousand characters; the supplier's offer waits for the client. */
export const openNegotiation: Negotiation = {
  projectReleaseInforId: id,
  projectName: 'Supply contract',
  projectType: 'translation',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  supUserId: id,
  supUserName: 'Lin Wanqing',
  clientName: 'Zhou Mingyuan',
  state: 'open',
  terms: firstOffer.after,
  unitName: 'thousand-characters',
  currency: 'CNY',
  zone: 'Asia/Shanghai',
  offers: [firstOffer],
  offersLeft: 11,
  projectApplicationJLId: id,
  ordered: false,
  allowedActions: [
    { action: 'agreeTerms', enabled: true },
    { action: 'counterTerms', enabled: true },
    { action: 'declineTerms', enabled: true },
    { action: 'withdrawTerms', enabled: false, reason: 'The other side made this proposal.' },
  ],
};
