import { hallFilterAt, hallKeys } from '@tolk/contract/hall-address';
import { useListAddress } from '@tolk/platform';

/** The public hall's filters in the address, and what the server is asked for by them. */
export function usePublicHall() {
  const address = useListAddress<(typeof hallKeys)[number]>();
  const filter = hallFilterAt(address.text);
  const active = hallKeys.filter((key) => key !== 'search' && address.text(key)).length;
  const clear = () => address.change(Object.fromEntries(hallKeys.map((key) => [key, undefined])));
  return { ...address, filter, request: { ...filter, ...address.paging }, active, clear };
}

export type PublicHallQuery = ReturnType<typeof usePublicHall>;
