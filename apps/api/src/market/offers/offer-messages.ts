import { pathTo } from '@tolk/contract';
import { otherIdentity, type Identity } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { nameOf } from '../../persons/person-repository.ts';
import type { NegotiationRecord } from './present-negotiation.ts';

/** What a person did about the terms. */
export type TermsAction =
  | 'proposeTerms'
  | 'counterTerms'
  | 'agreeTerms'
  | 'declineTerms'
  | 'withdrawTerms';

interface Message {
  title: BilingualText;
  text: (name: string, posting: string) => BilingualText;
}

const messages: Readonly<Record<TermsAction, Message>> = {
  proposeTerms: {
    title: { en: 'You received an offer', zh: '您收到一份报价' },
    text: (name, posting) => ({
      en: `${name} made you an offer for “${posting}”.`,
      zh: `${name} 就“${posting}”向您报价。`,
    }),
  },
  counterTerms: {
    title: { en: 'You received a counter-offer', zh: '您收到一份还价' },
    text: (name, posting) => ({
      en: `${name} answered your offer for “${posting}” with another one.`,
      zh: `${name} 就“${posting}”的报价提出了还价。`,
    }),
  },
  agreeTerms: {
    title: { en: 'Your offer was accepted', zh: '对方已接受您的报价' },
    text: (name, posting) => ({
      en: `${name} agreed to your offer for “${posting}”.`,
      zh: `${name} 已接受您就“${posting}”提出的报价。`,
    }),
  },
  declineTerms: {
    title: { en: 'Your offer was declined', zh: '您的报价未被接受' },
    text: (name, posting) => ({
      en: `${name} declined your offer for “${posting}”.`,
      zh: `${name} 未接受您就“${posting}”提出的报价。`,
    }),
  },
  withdrawTerms: {
    title: { en: 'An offer was withdrawn', zh: '报价已撤回' },
    text: (name, posting) => ({
      en: `${name} withdrew the offer for “${posting}”.`,
      zh: `${name} 撤回了就“${posting}”提出的报价。`,
    }),
  },
};

const made: ReadonlySet<TermsAction> = new Set(['proposeTerms', 'counterTerms']);

/**
 * The other side hears of it, and both sides' screens show it. What was written along stands there
 * alone: it goes with the account of who wrote it.
 */
export async function tellOther(
  tx: Tx,
  { posting, pair }: Pick<NegotiationRecord, 'posting' | 'pair'>,
  { side, action }: { side: Identity; action: TermsAction },
  { deps, personId, now }: CallContext,
): Promise<void> {
  const to = otherIdentity(side);
  const otherId = to === 'client' ? posting.owner_id : pair.supplier_id;
  const { title, text } = messages[action];
  const projectReleaseInforId = posting.id;
  invalidate(tx, personId, ['Application', 'Invitations', 'Overview']);
  invalidate(tx, otherId, ['Application', 'Invitations', 'Overview']);
  await notify(tx, deps.jobs, {
    personId: otherId,
    identity: to,
    kind: made.has(action) ? 'termsOffered' : 'termsAnswered',
    title,
    text: text(await nameOf(tx, personId), posting.name),
    about: posting.name,
    path:
      to === 'client'
        ? pathTo('clientNegotiation', { projectReleaseInforId, supUserId: pair.supplier_id })
        : pathTo('supplierNegotiation', { projectReleaseInforId }),
    at: now,
  });
}
