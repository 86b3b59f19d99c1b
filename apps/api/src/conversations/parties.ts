import type { Identity } from '@tolk/domain';
import type { Parties } from '../messages/threads/thread-repository.ts';
import type { Seat } from './seat.ts';

/** Who is the client of the two and who the supplier. */
export function partiesFor(identity: Identity, ownId: string, otherId: string): Parties {
  return identity === 'client'
    ? { clientId: ownId, supplierId: otherId }
    : { clientId: otherId, supplierId: ownId };
}

export function partiesOf({ identity, own, other }: Seat): Parties {
  return partiesFor(identity, own.person_id, other.person_id);
}
