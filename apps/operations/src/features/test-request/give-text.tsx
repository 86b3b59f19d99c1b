import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsDeclineTestRequestMutation,
  useOpsGiveTestTextMutation,
} from '@tolk/api-client';
import type { SampleText, TestRequestDetail } from '@tolk/contract';
import { Alert, Button, Typography } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { Section } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';
import { TestText } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { useDecisionKeys } from '../../keys/decision-keys.ts';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';

const { testTranslateDays } = bounds;
const rules = object({ sampleTextId: string().required() });

/** Chooses the text that the supplier translates, or tells them why there is no test. */
export function GiveText({ request }: { request: TestRequestDetail }) {
  const { t } = useLingui();
  const [declining, setDeclining] = useState(false);
  const { sampleTexts } = request;
  useDecisionKeys([
    {
      key: 'decline',
      shortcut: 'r',
      label: t({ message: 'Decline', context: 'button' }),
      enabled: true,
      onChoose: () => setDeclining(true),
    },
  ]);
  return (
    <Section
      title={<Trans>Give a text</Trans>}
      action={
        <Button variant="outlined" color="error" onClick={() => setDeclining(true)}>
          <Trans context="button">Decline</Trans>
        </Button>
      }
    >
      {sampleTexts.length === 0 ? <NoText /> : <TextForm request={request} />}
      {declining ? <DeclineDialog request={request} onClose={() => setDeclining(false)} /> : null}
    </Section>
  );
}

function NoText() {
  return (
    <Alert
      severity="warning"
      action={
        <Button
          component={RouteLink}
          to="offlineTests"
          params={{ tab: 'texts' }}
          color="inherit"
          size="small"
        >
          <Trans>Add a text</Trans>
        </Button>
      }
    >
      <Trans>There is no text in this source language that this account has not had yet.</Trans>
    </Alert>
  );
}

function TextForm({ request }: { request: TestRequestDetail }) {
  const { t } = useLingui();
  const [give] = useOpsGiveTestTextMutation();
  const { testRequestId, personName, sampleTexts, sourceLanguage } = request;
  const decided = useDecided({ subject: 'testRequest', subjectId: testRequestId });
  const [first] = sampleTexts;
  return (
    <Form<{ sampleTextId: string | null }>
      initialValues={{ sampleTextId: first?.sampleTextId ?? null }}
      validationSchema={rules}
      aria-label={t({ message: 'Give a text', context: 'region' })}
      onSubmit={async ({ sampleTextId }) => {
        await inForm(give({ testRequestId, sampleTextId: sampleTextId ?? '' }));
        decided(t`The text is given. The supplier has been notified.`, personName);
      }}
    >
      {({ sampleTextId }) => (
        <>
          <SelectField
            name="sampleTextId"
            label={t({ message: 'Text', context: 'field' })}
            hint={t`Those given least often come first.`}
            options={sampleTexts.map((text) => ({ value: text.sampleTextId, label: text.title }))}
            required
          />
          <Preview
            text={sampleTexts.find((text) => text.sampleTextId === sampleTextId)}
            language={sourceLanguage}
          />
          <Typography variant="body2" color="textSecondary">
            <Trans>The supplier then has {testTranslateDays} days to translate it.</Trans>
          </Typography>
          <FormActions submitLabel={<Trans>Give this text</Trans>} color="secondary" />
        </>
      )}
    </Form>
  );
}

function Preview({ text, language }: { text: SampleText | undefined; language: string }) {
  return text ? <TestText text={text} language={language} /> : null;
}

function DeclineDialog({ request, onClose }: { request: TestRequestDetail; onClose: () => void }) {
  const { t } = useLingui();
  const [decline] = useOpsDeclineTestRequestMutation();
  const { testRequestId, personName } = request;
  const decided = useDecided({ subject: 'testRequest', subjectId: testRequestId });
  return (
    <ReasonDialog
      title={<Trans>Decline the test?</Trans>}
      label={t({ message: 'What they read', context: 'field' })}
      hint={t`Say why, and what else they can do.`}
      submitLabel={<Trans context="button">Decline</Trans>}
      color="secondary"
      draftKey={`test-request-${testRequestId}`}
      onSubmit={async (reason) => {
        await inForm(decline({ testRequestId, reason }));
        onClose();
        decided(t`Declined. The supplier has been notified.`, personName);
      }}
      onClose={onClose}
    >
      <Typography>
        <Trans>They can ask again at any time.</Trans>
      </Typography>
    </ReasonDialog>
  );
}
