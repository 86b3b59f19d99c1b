import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffSettlementDetail } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { DateTime, DefinitionList, Money, Section } from '@tolk/design-system/pieces';
import { BankWords } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { methodLabels } from '../../verifications/review-labels.ts';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { BlockedMark } from '../../settlements/settlement-marks.tsx';

/** Payee, amounts from gross to net, and what the provider said. */
export function SettlementFacts({ settlement }: { settlement: StaffSettlementDetail }) {
  const { i18n } = useLingui();
  const { currency, payoutCurrency, payoutBatchId } = settlement;
  return (
    <>
      <Section title={<Trans context="heading">Payout</Trans>}>
        <DefinitionList
          entries={[
            {
              key: 'person',
              label: settlement.isCompany ? (
                <Trans context="fact">Company</Trans>
              ) : (
                <Trans context="fact">Supplier</Trans>
              ),
              value: (
                <>
                  <ScopeLink scope="users" id={settlement.personId}>
                    {settlement.personName}
                  </ScopeLink>
                  <div>
                    <BlockedMark blocked={settlement.supplierBlocked} />
                  </div>
                </>
              ),
            },
            {
              key: 'method',
              label: <Trans context="fact">Method</Trans>,
              value: i18n._(methodLabels[settlement.method]),
            },
            { key: 'payee', label: <Trans context="fact">Payee</Trans>, value: settlement.payee },
            { key: 'bank', label: <Trans context="fact">Bank</Trans>, value: settlement.bank },
            {
              key: 'applied',
              label: <Trans context="fact">Requested on</Trans>,
              value: <DateTime iso={settlement.applicationTime} />,
            },
            {
              key: 'settled',
              label: <Trans context="fact">Settled at</Trans>,
              value: settlement.settlementTime ? (
                <DateTime iso={settlement.settlementTime} />
              ) : null,
            },
            {
              key: 'batch',
              label: <Trans context="fact">Batch</Trans>,
              value: payoutBatchId ? (
                <TextLink component={RouteLink} to="payoutBatch" params={{ id: payoutBatchId }}>
                  <Trans>Open the batch</Trans>
                </TextLink>
              ) : null,
            },
            {
              key: 'state',
              label: <Trans context="fact">Provider’s answer</Trans>,
              value: settlement.providerState && <BankWords words={settlement.providerState} />,
            },
            {
              key: 'reference',
              label: <Trans>The provider’s number</Trans>,
              value: settlement.providerReference,
            },
          ]}
        />
      </Section>
      <Section title={<Trans context="heading">Amounts</Trans>}>
        <DefinitionList
          entries={[
            {
              key: 'gross',
              label: <Trans context="fact">Earned</Trans>,
              value: <Money amount={settlement.totalPrice} currency={currency} />,
            },
            {
              key: 'netted',
              label: <Trans>Deducted for earlier debt</Trans>,
              value:
                settlement.netted > 0 ? (
                  <Money amount={-settlement.netted} currency={currency} />
                ) : null,
            },
            {
              key: 'payable',
              label: <Trans context="fact">Payable</Trans>,
              value: <Money amount={settlement.payable} currency={currency} />,
            },
            {
              key: 'rate',
              label: <Trans>CNY for one USD</Trans>,
              value: settlement.rate?.toFixed(4),
            },
            {
              key: 'payoutGross',
              label: <Trans>Before the fee</Trans>,
              value: <Money amount={settlement.payoutGross} currency={payoutCurrency} />,
            },
            {
              key: 'fee',
              label: <Trans>Fee of the payout</Trans>,
              value: <Money amount={settlement.payoutFee} currency={payoutCurrency} />,
            },
            {
              key: 'net',
              label: <Trans>To be paid out</Trans>,
              value: (
                <Money amount={settlement.payoutNet} currency={payoutCurrency} emphasis="earned" />
              ),
            },
          ]}
        />
      </Section>
    </>
  );
}
