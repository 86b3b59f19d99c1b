import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, SettlementDetail } from '@tolk/contract';
import { Alert, Box, Button, Link, Stack } from '@tolk/design-system';
import {
  DateTime,
  DefinitionList,
  Money,
  PageHeader,
  Section,
  StatusChip,
} from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { BankWords, settlementChips } from '@tolk/labels';
import { DownloadButtons, FileList } from '@tolk/market-views';
import { Link as AddressLink, pathTo, RouteLink } from '@tolk/platform';
import { methodLabels } from '../../payout-methods/method-labels.ts';
import { EarnedByLink } from './earned-by-link.tsx';
import { Figures } from './figures.tsx';
import { settlementNext } from './settlement-next.ts';
import { SettlementTimeline } from './settlement-timeline.tsx';
import { WithdrawSettlement } from './withdraw-settlement.tsx';

type Calls = (typeof calls)['supinterface']['settlement'];

export function BackToApplications() {
  return (
    <Link component={RouteLink} to="settlementRecord" data-print="no">
      <Trans>Back to the withdrawal requests</Trans>
    </Link>
  );
}

/** One application: where it stands, its figures as they were frozen, its projects, what happened. */
export function SettlementView({ settlement }: { settlement: SettlementDetail }) {
  const { t, i18n } = useLingui();
  const { settlementId, settlementNumber, status, feeInvoices } = settlement;
  const { label, tone } = settlementChips[status];
  return (
    <>
      <PageHeader
        back={<BackToApplications />}
        title={settlementNumber}
        status={<StatusChip tone={tone}>{i18n._(label)}</StatusChip>}
        actions={
          <>
            <DownloadButtons
              label={t`Statement of this settlement`}
              onDownload={(format) =>
                downloadCallFile<Calls['downloadSettlementStatement']>(
                  '/supinterface/downloadSettlementStatement',
                  { settlementId, format },
                )
              }
            />
            <Button onClick={() => window.print()} data-print="no">
              <Trans context="button">Print</Trans>
            </Button>
          </>
        }
      />
      <Standing settlement={settlement} />
      <DetailLayout>
        <div>
          <Section title={<Trans context="heading">Amounts</Trans>}>
            <Figures amounts={{ ...settlement, gross: settlement.totalPrice }} />
          </Section>
          <Section title={<Trans context="heading">Projects</Trans>}>
            <Projects settlement={settlement} />
          </Section>
          {feeInvoices.length > 0 ? (
            <Section title={<Trans context="heading">Fee invoices</Trans>}>
              {feeInvoices.map(({ invoiceNumber, file }) => (
                <div key={invoiceNumber}>
                  {invoiceNumber}
                  <FileList files={[{ ...file, wordCount: null }]} />
                </div>
              ))}
            </Section>
          ) : null}
        </div>
        <div>
          <Section title={<Trans context="heading">Payout</Trans>}>
            <Payout settlement={settlement} />
          </Section>
          <Section title={<Trans context="heading">Settlement progress</Trans>}>
            <SettlementTimeline settlement={settlement} />
          </Section>
        </div>
      </DetailLayout>
    </>
  );
}

const severities = {
  applied: 'info',
  sent: 'info',
  settled: 'success',
  withdrawn: 'info',
  refused: 'error',
  failed: 'error',
  returned: 'error',
} as const satisfies Record<SettlementDetail['status'], string>;

/** Where it stands, why it failed, and what may be done. */
function Standing({ settlement }: { settlement: SettlementDetail }) {
  const { i18n } = useLingui();
  const { status, failureReason, method } = settlement;
  const { words, again } = settlementNext[status];
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Alert severity={severities[status]}>
        {failureReason ? (
          <Box sx={{ fontWeight: 600 }}>
            <BankWords words={failureReason} />
          </Box>
        ) : null}
        {i18n._(words)}
      </Alert>
      {again ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }} data-print="no">
          <Button
            variant="contained"
            component={AddressLink}
            to={pathTo('expenseSettlement', { status: 'ready' })}
          >
            <Trans context="button">Apply again</Trans>
          </Button>
          {again === 'mendAndApply' ? (
            <Button
              variant="outlined"
              component={AddressLink}
              to={pathTo('settlementMethods', { method })}
            >
              <Trans>Check your payout method</Trans>
            </Button>
          ) : null}
        </Box>
      ) : null}
      <WithdrawSettlement settlement={settlement} />
    </Stack>
  );
}

function Projects({ settlement: { items, currency } }: { settlement: SettlementDetail }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.feeId}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <EarnedByLink earned={item} />
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Trans>No. {item.orderNumber}</Trans>
            </Box>
          </Box>
          <Box sx={{ ml: 'auto' }}>
            <Money amount={item.amount} currency={currency} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Payout({ settlement }: { settlement: SettlementDetail }) {
  const { i18n } = useLingui();
  const { settlementTime } = settlement;
  return (
    <DefinitionList
      entries={[
        {
          key: 'method',
          label: <Trans context="fact">Settlement method</Trans>,
          value: i18n._(methodLabels[settlement.method].name),
        },
        { key: 'payee', label: <Trans context="fact">Payee</Trans>, value: settlement.payee },
        { key: 'bank', label: <Trans context="fact">Bank</Trans>, value: settlement.bank },
        {
          key: 'applied',
          label: <Trans context="fact">Application time</Trans>,
          value: <DateTime iso={settlement.applicationTime} />,
        },
        {
          key: 'settled',
          label: <Trans context="fact">Settlement time</Trans>,
          value: settlementTime ? <DateTime iso={settlementTime} /> : undefined,
        },
      ]}
    />
  );
}
