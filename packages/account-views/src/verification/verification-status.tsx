import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Typography } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import type { VerificationStatus as Status } from '@tolk/domain';
import { askedAgainLook, verificationChips } from './verification-labels.ts';

interface VerificationStatusProps {
  state: {
    status: Status;
    reason: string | null;
    submitTime: string | null;
    decideTime: string | null;
  };
}

/** Where a verification stands, since when, and what staff wrote about it. */
export function VerificationStatus({ state }: VerificationStatusProps) {
  const { i18n } = useLingui();
  const { status, reason, submitTime, decideTime } = state;
  const { label, tone, about } =
    status === 'draft' && reason ? askedAgainLook : verificationChips[status];
  return (
    <Stack spacing={1.5} role="status">
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
        <Typography variant="body2" color="textSecondary">
          {submitTime ? (
            <Trans>
              Submitted <DateTime iso={submitTime} />
            </Trans>
          ) : null}
          {submitTime && decideTime ? ' · ' : null}
          {decideTime ? (
            <Trans>
              Decided <DateTime iso={decideTime} />
            </Trans>
          ) : null}
        </Typography>
      </Stack>
      {reason ? (
        <Alert severity={status === 'refused' ? 'error' : 'info'}>
          <Typography variant="subtitle2" component="p">
            <Trans>What our staff wrote</Trans>
          </Typography>
          {reason}
        </Alert>
      ) : null}
      <Typography color="textSecondary">{i18n._(about)}</Typography>
    </Stack>
  );
}

/** Whether the person may send documents now, by what the server allows. */
export function maySubmit(state: {
  allowedActions: readonly { action: string; enabled: boolean }[];
}): boolean {
  return state.allowedActions.some(({ action, enabled }) => action === 'submit' && enabled);
}
