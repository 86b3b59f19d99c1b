import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsGetTestRequestDetailQuery,
  useOpsMarkTestRequestMutation,
} from '@tolk/api-client';
import type { TestRequestDetail } from '@tolk/contract';
import { Box, DataState, Link as TextLink } from '@tolk/design-system';
import { DateTime, DefinitionList, PageHeader, Section } from '@tolk/design-system/pieces';
import { languagePair, useLanguage } from '@tolk/i18n';
import { MarkingForm, MarkList, Passage, TestRequestChip, TestText } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useRef } from 'react';
import { useDecisionKeys } from '../../keys/decision-keys.ts';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { useDecided } from '../../work/use-decided.tsx';
import { GiveText } from './give-text.tsx';
import { MarkerList } from './marker-list.tsx';

const back = (
  <TextLink component={RouteLink} to="offlineTests">
    <Trans>Back to the tests</Trans>
  </TextLink>
);

/** One requested test: who asks for it, the text, the translation beside it, and the marking sheet. */
export function RequestView({ testRequestId }: { testRequestId: string }) {
  const query = useOpsGetTestRequestDetailQuery(
    { testRequestId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6} back={back}>
      {(request) => <Request request={request} />}
    </DataState>
  );
}

function Request({ request }: { request: TestRequestDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [mark] = useOpsMarkTestRequestMutation();
  const { testRequestId } = request;
  const { sourceLanguage, targetLanguage, personName, teamMemberName, status } = request;
  const name = teamMemberName ?? personName;
  const record = { subject: 'testRequest', subjectId: testRequestId } as const;
  const decided = useDecided(record);
  const pair = languagePair(sourceLanguage, targetLanguage, language);
  const step = useRef<HTMLDivElement>(null);
  useDecisionKeys([
    {
      key: 'fill',
      shortcut: 'a',
      label: status === 'requested' ? t`Choose the text to give` : t`Go to the marking sheet`,
      enabled: status === 'requested' || status === 'handedIn',
      onChoose: () =>
        step.current?.querySelector<HTMLElement>('form input, form [role="combobox"]')?.focus(),
    },
  ]);
  return (
    <>
      <PageHeader
        back={back}
        title={t`${name}: ${pair}`}
        status={<TestRequestChip status={status} />}
      />
      <CaseBar record={record} />
      <Section title={<Trans context="heading">Facts</Trans>}>
        <Facts request={request} />
      </Section>
      {status === 'requested' ? (
        <div ref={step}>
          <GiveText request={request} />
        </div>
      ) : null}
      <Texts request={request} />
      <MarkerList markings={request.markings} />
      {status === 'handedIn' ? (
        <div ref={step}>
          <MarkingForm
            draftKey={`marking-${testRequestId}`}
            onMark={async (sheet) => {
              await inForm(mark({ testRequestId, ...sheet }));
              decided(t`Marked. The supplier has been notified.`, name);
            }}
          />
        </div>
      ) : null}
      {request.points === null && request.remark === '' ? null : (
        <Section title={<Trans context="heading">Marks</Trans>}>
          <MarkList request={request} by="reviewer" />
        </Section>
      )}
      <CaseNotes record={record} />
    </>
  );
}

function Facts({ request }: { request: TestRequestDetail }) {
  const { personId, personName, requestTime, promisedTime, dueTime, handInTime, handledBy } =
    request;
  const { markedBy } = request;
  const time = (iso: string | null) => (iso === null ? null : <DateTime iso={iso} />);
  return (
    <DefinitionList
      entries={[
        {
          key: 'account',
          label: <Trans context="fact">Account</Trans>,
          value: (
            <TextLink component={RouteLink} to="user" params={{ id: personId }}>
              {personName}
            </TextLink>
          ),
        },
        {
          key: 'requested',
          label: <Trans context="fact">Requested</Trans>,
          value: time(requestTime),
        },
        {
          key: 'promised',
          label: <Trans context="fact">Promised by</Trans>,
          value: time(promisedTime),
        },
        { key: 'due', label: <Trans context="fact">Translation due</Trans>, value: time(dueTime) },
        {
          key: 'handedIn',
          label: <Trans context="fact">Handed in</Trans>,
          value: time(handInTime),
        },
        {
          key: 'markedBy',
          label: <Trans context="fact">Marked by</Trans>,
          value:
            markedBy === 'staff' ? (
              <Trans context="fact">A reviewer</Trans>
            ) : (
              <Trans context="fact">Two suppliers</Trans>
            ),
        },
        { key: 'by', label: <Trans context="fact">Handled by</Trans>, value: handledBy },
        { key: 'note', label: <Trans context="fact">Note</Trans>, value: request.note },
      ]}
    />
  );
}

/** Source and translation side by side, one below the other on phones. */
function Texts({ request }: { request: TestRequestDetail }) {
  const { text, translation, sourceLanguage, targetLanguage } = request;
  if (text === null) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Section title={<Trans context="heading">Text</Trans>}>
        <TestText text={text} language={sourceLanguage} />
      </Section>
      {translation === '' ? null : (
        <Section title={<Trans context="test">Translation</Trans>}>
          <Passage language={targetLanguage}>{translation}</Passage>
        </Section>
      )}
    </Box>
  );
}
