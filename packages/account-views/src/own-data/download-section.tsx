import { Trans, useLingui } from '@lingui/react/macro';
import { downloadOwnData, isCallError, markShownInForm } from '@tolk/api-client';
import { Box, Button, notify, Typography } from '@tolk/design-system';
import { DownloadIcon } from '@tolk/design-system/icons';
import { Section } from '@tolk/design-system/pieces';
import { LinearProgress } from '@tolk/design-system/portal';
import { useState } from 'react';
import { FailureAlert } from '../refusals/failure-alert.tsx';

type State = { status: 'idle' | 'collecting' } | { status: 'failed'; error: unknown };

/** Everything that is stored, as one file. */
export function DownloadSection() {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ status: 'idle' });

  async function download(): Promise<void> {
    setState({ status: 'collecting' });
    try {
      await downloadOwnData();
      setState({ status: 'idle' });
      notify(t`Your data is in your downloads.`);
    } catch (error) {
      if (isCallError(error)) markShownInForm(error);
      setState({ status: 'failed', error });
    }
  }

  const collecting = state.status === 'collecting';
  return (
    <Section title={<Trans>Download your data</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          Everything that is stored about you in one JSON file: account, devices, projects,
          applications, orders, payments and reviews.
        </Trans>
      </Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={collecting}
        onClick={() => void download()}
      >
        {collecting ? (
          <Trans>Collecting your data …</Trans>
        ) : (
          <Trans context="button">Download</Trans>
        )}
      </Button>
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {collecting ? <LinearProgress aria-label={t`Collecting your data …`} /> : null}
        {state.status === 'failed' ? <FailureAlert error={state.error} /> : null}
      </Box>
    </Section>
  );
}
