import { scopeOfOrderAction, type Identity, type OrderAction } from '@tolk/domain';
import { useActing } from './use-acting.ts';

/** Of what may be done with an order, what the viewer's roles reach. */
export function useOwnOrderActions<Possible extends { action: OrderAction }>(
  possible: readonly Possible[],
  side: Identity,
): Possible[] {
  const scopes = useActing()?.scopes;
  return possible.filter(
    ({ action }) => scopes === undefined || scopes.includes(scopeOfOrderAction(action, side)),
  );
}
