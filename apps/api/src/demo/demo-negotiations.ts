import { addMs, HOUR } from '@tolk/domain';
import type { SeedNegotiation, SeedOffer } from '@tolk/demo-data';
import type { Dependencies } from '../dependencies.ts';
import { inviteSupplier } from '../market/invitations/sent-invitations.ts';
import { counterTerms, readNegotiation } from '../market/offers/negotiations.ts';
import { contextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

interface Seeded {
  people: Ids;
  postings: Ids;
  clientOf: (posting: string) => string;
}

/** Lets clients invite, and both sides answer each other's offers. */
export async function negotiateDemoTerms(
  deps: Dependencies,
  negotiations: readonly SeedNegotiation[],
  seeded: Seeded,
  now: Date,
): Promise<void> {
  for (const negotiation of negotiations) {
    const [first, ...answers] = negotiation.offers;
    if (first === undefined) continue;
    if (negotiation.invitation === undefined) answers.unshift(first);
    else
      await invite(deps, { ...negotiation, message: negotiation.invitation, first }, seeded, now);
    for (const answer of answers) await counter(deps, negotiation, answer, seeded, now);
  }
}

async function invite(
  deps: Dependencies,
  { posting, supplier, message, first }: SeedNegotiation & { message: string; first: SeedOffer },
  { people, postings, clientOf }: Seeded,
  now: Date,
): Promise<void> {
  const clientId = idOf(people, clientOf(posting));
  const { unitPrice, offsetHours } = first;
  await inviteSupplier(
    {
      projectReleaseInforId: idOf(postings, posting),
      supUserId: idOf(people, supplier),
      message,
      unitPrice,
    },
    contextOf(deps, clientId, 'client', addMs(now, offsetHours * HOUR)),
  );
}

async function counter(
  deps: Dependencies,
  { posting, supplier }: SeedNegotiation,
  { by, offsetHours, unitPrice, workload, note }: SeedOffer,
  { people, postings, clientOf }: Seeded,
  now: Date,
): Promise<void> {
  const who = by === 'client' ? clientOf(posting) : supplier;
  const context = contextOf(deps, idOf(people, who), by, addMs(now, offsetHours * HOUR));
  const pair = {
    projectReleaseInforId: idOf(postings, posting),
    supUserId: idOf(people, supplier),
  };
  const { offers } = await readNegotiation(by, pair, context);
  const answered = offers.find(({ status }) => status === 'open');
  if (answered === undefined) throw new Error(`Seed: nothing to answer about "${posting}"`);
  const amount = workload === undefined ? {} : { workload };
  const form = { ...pair, offerId: answered.offerId, unitPrice, note, ...amount };
  await counterTerms(by, form, context);
}
