import type { SettlementMethod } from '@tolk/contract';
import { DefinitionList } from '@tolk/design-system/pieces';
import { useDetailEntries } from './use-detail-entries.ts';

/** What was saved of a method, numbers masked. */
export function MethodDetails({ method }: { method: SettlementMethod }) {
  const entriesOf = useDetailEntries();
  return <DefinitionList entries={entriesOf(method.details)} />;
}
