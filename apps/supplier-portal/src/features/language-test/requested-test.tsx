import { Trans, useLingui } from '@lingui/react/macro';
import { useSupWithdrawTestRequestMutation } from '@tolk/api-client';
import type { TestRequest, TestWay } from '@tolk/contract';
import { Alert, Button, notify, Stack, Typography } from '@tolk/design-system';
import { DateTime, Section, Until } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { bounds } from '@tolk/domain';
import { MarkList, Passage, SheetList, TestRequestChip, TestText } from '@tolk/market-views';
import { useState } from 'react';
import { TranslateForm } from './translate-form.tsx';

const { markerDays } = bounds;

/** A test that was asked for: where it stands, by when who acts, and what is to be done now. */
export function RequestedTest({ way }: { way: TestWay }) {
  const { step, time, request } = way;
  if (request === null || request.status === 'withdrawn') return null;
  return (
    <Section
      title={<Trans>Your requested test</Trans>}
      action={<TestRequestChip status={request.status} />}
    >
      <Stack spacing={2.5}>
        {step === 'awaitText' && time ? (
          <Alert severity="info">
            <Trans>
              A reviewer gives you a text by <DateTime iso={time} />. We will notify you.
            </Trans>
          </Alert>
        ) : null}
        {step === 'translate' && time ? (
          <Alert severity="warning">
            <Trans>
              Hand in your translation by <Until iso={time} />. After that the test counts as
              failed.
            </Trans>
          </Alert>
        ) : null}
        {step === 'awaitMarks' && time ? (
          <Alert severity="info">
            <Trans>
              A reviewer marks your translation by <DateTime iso={time} />. We will notify you.
            </Trans>
          </Alert>
        ) : null}
        {step === 'awaitMarkers' ? (
          <Alert severity="info">
            <Trans>
              Two suppliers who are tested in this pair mark your translation, each within{' '}
              {markerDays} days. We will notify you.
            </Trans>
          </Alert>
        ) : null}
        {request.text === null ? null : (
          <TestText text={request.text} language={request.sourceLanguage} />
        )}
        {step === 'translate' ? <TranslateForm request={request} /> : null}
        {request.translation === '' ? null : (
          <Stack spacing={1.5}>
            <Typography variant="subtitle1" component="h3">
              <Trans context="heading">Your translation</Trans>
            </Typography>
            <Passage language={request.targetLanguage}>{request.translation}</Passage>
          </Stack>
        )}
        <MarkList request={request} by="reviewer" />
        <SheetList sheets={request.sheets} />
        <Withdraw request={request} />
      </Stack>
    </Section>
  );
}

function Withdraw({ request }: { request: TestRequest }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [withdraw] = useSupWithdrawTestRequestMutation();
  const { testRequestId, allowedActions } = request;
  if (!allowedActions.some(({ action, enabled }) => action === 'withdraw' && enabled)) return null;
  return (
    <div>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        <Trans>Withdraw the request</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Withdraw the request?</Trans>}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          const done = await withdraw({ testRequestId });
          if (!done.error) notify(t`The request is withdrawn.`);
          setAsking(false);
        }}
      >
        <Trans>You can ask again at any time.</Trans>
      </ConfirmDialog>
    </div>
  );
}
