import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile, useClientGetBankTransferMutation } from '@tolk/api-client';
import type { calls, OrderDetail, ResponseOf } from '@tolk/contract';
import {
  Alert,
  Box,
  Button,
  CopyButton,
  Link,
  Spinner,
  Stack,
  Typography,
} from '@tolk/design-system';
import { DescriptionIcon, OpenInNewIcon } from '@tolk/design-system/icons';
import { DateTime } from '@tolk/design-system/pieces';
import { groupedReference, limits } from '@tolk/domain';
import { formatMoney, useLanguage } from '@tolk/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UnmatchedMoney } from './unmatched-money.tsx';

type Transfer = ResponseOf<(typeof calls)['clientinterface']['orders']['getBankTransfer']>;

interface Props {
  order: OrderDetail;
  onOtherMethod: () => void;
}

/** Paying by bank transfer: where to, how much, and the reference by which the money is known. */
export function TransferPanel({ order, onOtherMethod }: Props) {
  const { t } = useLingui();
  const { projectOrderId, version } = order;
  const [choose, { data, isError }] = useClientGetBankTransferMutation();
  const ask = () => void choose({ projectOrderId, version });
  const begun = useRef(false);
  const beginOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    ask();
  });
  useEffect(() => beginOnce(), []);
  return (
    <Stack spacing={2}>
      <UnmatchedMoney order={order} />
      {data ? (
        <TransferData transfer={data} />
      ) : isError ? (
        <>
          <Typography role="alert">
            <Trans>The account could not be shown. Nothing was charged.</Trans>
          </Typography>
          <Button variant="contained" color="secondary" onClick={ask}>
            <Trans context="button">Try again</Trans>
          </Button>
        </>
      ) : (
        <Box sx={{ alignSelf: 'center' }}>
          <Spinner aria-label={t({ message: 'Loading', context: 'region' })} />
        </Box>
      )}
      <Button onClick={onOtherMethod}>
        <Trans>Choose another method</Trans>
      </Button>
    </Stack>
  );
}

function TransferData({ transfer }: { transfer: Transfer }) {
  const { dueTime, sandboxUrl } = transfer;
  const { min, max } = limits.order.transferDays;
  return (
    <>
      <Typography>
        <Trans>
          A transfer takes {min} to {max} working days. The order waits for it until{' '}
          <DateTime iso={dueTime} />; money that comes later goes back.
        </Trans>
      </Typography>
      <Alert severity="warning">
        <Trans>
          Give the reference in the remarks of the transfer, and transfer exactly this amount in one
          payment. Otherwise we can’t tell what the money is for, or it goes back.
        </Trans>
      </Alert>
      <Facts transfer={transfer} />
      <SlipButton transfer={transfer} />
      <Typography color="textSecondary">
        <Trans>
          You can still pay another way. If you do, please don’t transfer the money as well.
        </Trans>
      </Typography>
      {sandboxUrl ? (
        <Link href={sandboxUrl} target="_blank" rel="noopener">
          <Trans>Pay in the sandbox</Trans> <OpenInNewIcon fontSize="inherit" />
        </Link>
      ) : null}
    </>
  );
}

type Slip = (typeof calls)['clientinterface']['orders']['downloadTransferSlip'];

/** For who makes the transfer: a colleague, or somebody at the bank. */
function SlipButton({ transfer: { projectOrderId } }: { transfer: Transfer }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    // What went wrong is said by the shell; the button comes back.
    await downloadCallFile<Slip>('/clientinterface/downloadTransferSlip', { projectOrderId }).catch(
      () => undefined,
    );
    setBusy(false);
  }

  return (
    <Button
      variant="outlined"
      disabled={busy}
      startIcon={<DescriptionIcon />}
      onClick={() => void download()}
      sx={{ alignSelf: 'flex-start' }}
    >
      <Trans>Download as PDF</Trans>
    </Button>
  );
}

/** Each as it is entered at the bank; copied without the spaces that help to read it. */
function Facts({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { account, reference, paymentAmount, currency } = transfer;
  const facts = [
    {
      label: t({ message: 'Amount', context: 'fact' }),
      copyLabel: t`Copy the amount`,
      shown: formatMoney({ amount: paymentAmount, currency }, language),
      text: (paymentAmount / 100).toFixed(2),
    },
    {
      label: t({ message: 'Reference', context: 'transfer' }),
      copyLabel: t`Copy the reference`,
      shown: groupedReference(reference),
      text: reference,
    },
    {
      label: t({ message: 'Account holder', context: 'fact' }),
      copyLabel: t`Copy the account holder`,
      shown: account.holder,
      text: account.holder,
    },
    {
      label: t({ message: 'Account number', context: 'fact' }),
      copyLabel: t`Copy the account number`,
      shown: account.number,
      text: account.number.replaceAll(' ', ''),
    },
    {
      label: t({ message: 'Bank', context: 'account to pay to' }),
      copyLabel: t`Copy the bank`,
      shown: account.bank,
      text: account.bank,
    },
    {
      label: t({ message: 'Branch', context: 'bank' }),
      copyLabel: t`Copy the branch`,
      shown: account.branch,
      text: account.branch,
    },
    {
      label: t({ message: 'SWIFT code', context: 'fact' }),
      copyLabel: t`Copy the SWIFT code`,
      shown: account.swift,
      text: account.swift,
    },
  ].filter(({ text }) => text !== '');
  return (
    <Box component="dl" sx={{ m: 0, borderRadius: 1, bgcolor: 'sunken', px: 2, py: 1 }}>
      {facts.map(({ label, copyLabel, shown, text }) => (
        <Box key={label} sx={{ py: 0.75 }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
            }}
          >
            <Box
              component="span"
              sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}
              data-figures=""
            >
              {shown}
            </Box>
            <CopyButton text={text} label={copyLabel} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
