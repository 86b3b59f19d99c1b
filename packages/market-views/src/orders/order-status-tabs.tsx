import { useLingui } from '@lingui/react/macro';
import { FilterTabs } from '@tolk/design-system/portal';
import { orderStatuses, type OrderStatus } from '@tolk/domain';
import { orderStatusLabels } from '@tolk/labels';

interface OrderStatusTabsProps {
  value: OrderStatus | undefined;
  /** Hears undefined for all of them. */
  onChoose: (status: OrderStatus | undefined) => void;
}

/** The statuses of a list of orders, and all of them. */
export function OrderStatusTabs({ value, onChoose }: OrderStatusTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterTabs
      label={t({ message: 'Status', context: 'tabs' })}
      value={value ?? ''}
      onChoose={(chosen) => onChoose(orderStatuses.find((status) => status === chosen))}
      tabs={[
        { value: '', label: t({ message: 'All', context: 'option' }) },
        ...orderStatuses.map((status) => ({
          value: status,
          label: i18n._(orderStatusLabels[status]),
        })),
      ]}
    />
  );
}
