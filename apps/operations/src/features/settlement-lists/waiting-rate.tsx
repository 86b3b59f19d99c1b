import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsDecideExchangeRateMutation } from '@tolk/api-client';
import type { ExchangeRate } from '@tolk/contract';
import { notify, Paper, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { ActionBar, ConfirmDialog } from '@tolk/design-system/portal';
import { useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import { differenceText, rateText } from './rate-text.ts';

type Act = ExchangeRate['allowedActions'][number]['action'];

/** A rate that a colleague confirms or refuses; until then nothing is quoted at it. */
export function WaitingRate({ rate }: { rate: ExchangeRate }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [decide] = useOpsDecideExchangeRateMutation();
  const [asked, setAsked] = useState<Act>();
  const close = () => setAsked(undefined);
  const { exchangeRateId, differencePercent, allowedActions } = rate;
  const labels: Readonly<Record<Act, string>> = {
    confirm: t`Confirm the rate…`,
    refuse: t({ message: 'Refuse…', context: 'button' }),
  };

  async function act(confirm: boolean): Promise<void> {
    try {
      await decide({ exchangeRateId, confirm }).unwrap();
      notify(confirm ? t`New quotes use this rate.` : t`The proposal is refused.`);
    } catch {
      // What went wrong the shell has said by then.
    }
    close();
  }

  return (
    <Paper sx={{ p: 2, mb: 3 }}>
      <Typography variant="subtitle1" component="h3">
        <Trans>A rate is waiting for confirmation</Trans>
      </Typography>
      <Typography variant="h2" component="p" data-figures="">
        1 USD = {rateText(rate.rate)} CNY
      </Typography>
      <Typography sx={{ mb: 2 }}>
        <Trans>
          Proposed by {rate.setBy} on <DateTime iso={rate.setTime} />
        </Trans>
        {' · '}
        {differencePercent === null ? (
          <Trans>the first rate</Trans>
        ) : (
          <Trans>{differenceText(differencePercent, language)} against the previous rate</Trans>
        )}
      </Typography>
      <ActionBar
        actions={allowedActions.map(({ action, enabled, reason }) => ({
          key: action,
          label: labels[action],
          rank: action === 'confirm' ? 'main' : 'danger',
          enabled,
          reason,
          onChoose: () => setAsked(action),
        }))}
      />
      <ConfirmDialog
        open={asked === 'confirm'}
        title={<Trans>Confirm this rate?</Trans>}
        confirmLabel={<Trans>Confirm the rate</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={() => act(true)}
        onCancel={close}
      >
        <Trans>
          From now on, USD settlements are quoted at 1 USD = {rateText(rate.rate)} CNY. Existing
          quotes keep their rate.
        </Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'refuse'}
        title={<Trans>Refuse this rate?</Trans>}
        confirmLabel={<Trans context="button">Refuse</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        color="error"
        onConfirm={() => act(false)}
        onCancel={close}
      >
        <Trans>The current rate stays, and another one can be proposed.</Trans>
      </ConfirmDialog>
    </Paper>
  );
}
