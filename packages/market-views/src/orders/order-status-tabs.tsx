import { useLingui } from '@lingui/react/macro';
import { FilterTabs } from '@tolk/design-system/portal';
import { orderStates, orderStatuses, statusOfState, type OrderStatus } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { orderStateLabels, orderStatusLabels } from '@tolk/labels';

interface OrderStatusTabsProps {
  value: OrderStatus | undefined;
  /** Hears undefined for all of them. */
  onChoose: (status: OrderStatus | undefined) => void;
  /** How many there are in each status, once that is known. */
  counts?: Readonly<Record<OrderStatus, number>> | undefined;
}

/** The statuses of a list of orders with how many there are, and all of them. */
export function OrderStatusTabs({ value, onChoose, counts }: OrderStatusTabsProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  // What stands on the chips of the orders in it.
  const states = (status: OrderStatus) =>
    orderStates.filter((state) => statusOfState[state] === status);
  const namesOf = (status: OrderStatus) =>
    states(status).map((state) => i18n._(orderStateLabels[state]));
  return (
    <FilterTabs
      label={t({ message: 'Status', context: 'tabs' })}
      value={value ?? ''}
      onChoose={(chosen) => onChoose(orderStatuses.find((status) => status === chosen))}
      tabs={[
        { value: '', label: t({ message: 'All', context: 'option' }) },
        ...orderStatuses.map((status) => ({
          value: status,
          label: labelOf(i18n._(orderStatusLabels[status]), counts?.[status]),
          hint: new Intl.ListFormat(language, { type: 'disjunction' }).format(namesOf(status)),
        })),
      ]}
    />
  );
}

function labelOf(name: string, count: number | undefined): string {
  return count ? `${name} ${count}` : name;
}
