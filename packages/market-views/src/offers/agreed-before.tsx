import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Typography } from '@tolk/design-system';
import { DateTime, DefinitionList, Money } from '@tolk/design-system/pieces';
import {
  differsFromAgreed,
  type AgreedTermName,
  type ComparedTerms,
  type Identity,
} from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { useId, type ReactNode } from 'react';
import { FromTo } from '../terms/from-to.tsx';

interface ShownTerm {
  label: ReactNode;
  show: (terms: ComparedTerms) => ReactNode;
  /** What both have in common, said once. */
  behind?: string;
}

interface DiffersFromAgreedProps {
  agreed: ComparedTerms;
  order: ComparedTerms;
  zone: string;
  viewer: Identity;
}

/** What of an order is other than both had agreed on before it; nothing where it is the same. */
export function DiffersFromAgreed({ agreed, order, zone, viewer }: DiffersFromAgreedProps) {
  const names = useNames();
  const id = useId();
  const differs = differsFromAgreed(agreed, order);
  if (differs.length === 0) return null;
  const isSameUnit = agreed.unitName === order.unitName;
  const perUnit = ({ unitName }: ComparedTerms) => names.perUnit(unitName);
  const rate = ({ unitPrice, currency }: ComparedTerms) => (
    <Money amount={unitPrice} currency={currency} />
  );
  const fullRate = (terms: ComparedTerms) => (
    <>
      {rate(terms)} {perUnit(terms)}
    </>
  );
  const price = ({ amountOfMoney, currency }: ComparedTerms) => (
    <Money amount={amountOfMoney} currency={currency} />
  );
  const time = ({ deliverTime }: ComparedTerms) =>
    deliverTime === null ? (
      <Trans context="time">none</Trans>
    ) : (
      <DateTime iso={deliverTime} authorZone={zone} />
    );
  const shown: Record<AgreedTermName, ShownTerm> = {
    unitPrice: {
      label: <Trans context="fact">Rate</Trans>,
      ...(isSameUnit ? { show: rate, behind: perUnit(order) } : { show: fullRate }),
    },
    workload: {
      label: <Trans context="fact">Workload</Trans>,
      show: ({ workload, unitName }) => names.workload(workload, unitName),
    },
    amountOfMoney: {
      label: <Trans>Price of the work</Trans>,
      show: price,
    },
    deliverTime: { label: <Trans context="fact">Deliver by</Trans>, show: time },
  };
  return (
    <Alert severity="warning" sx={{ mb: 2 }} role="region" aria-labelledby={id} aria-live="polite">
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {viewer === 'client' ? (
          <Trans>
            This differs from the terms that you agreed on. The supplier sees this, too.
          </Trans>
        ) : (
          <Trans>This differs from the terms that you agreed on with the client.</Trans>
        )}
      </Typography>
      <DefinitionList
        entries={differs.map((name) => {
          const { label, show, behind } = shown[name];
          return {
            key: name,
            label,
            value: (
              <>
                <FromTo before={show(agreed)} after={show(order)} /> {behind}
              </>
            ),
          };
        })}
      />
    </Alert>
  );
}

/** The same of an order as it is. */
export function OrderDiffersFromAgreed({
  order,
  viewer,
}: {
  order: OrderDetail;
  viewer: Identity;
}) {
  const { agreedBefore, zone } = order;
  if (agreedBefore === null) return null;
  return <DiffersFromAgreed agreed={agreedBefore} order={order} zone={zone} viewer={viewer} />;
}
