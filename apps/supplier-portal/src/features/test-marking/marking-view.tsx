import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddTestMarksMutation, useSupGetTestMarkingQuery } from '@tolk/api-client';
import type { TestMarking } from '@tolk/contract';
import { Alert, Box, DataState, Link as TextLink, notify } from '@tolk/design-system';
import { Money, PageHeader, Section, Until } from '@tolk/design-system/pieces';
import { languagePair, useLanguage } from '@tolk/i18n';
import { MarkingForm, MarkList, Passage, TestMarkingChip, TestText } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { DeclineMarking } from './decline-marking.tsx';

const back = (
  <TextLink component={RouteLink} to="testMarking">
    <Trans>Back to the markings</Trans>
  </TextLink>
);

/** A translation to be marked: text and translation side by side, the sheet, and a way to say no. */
export function MarkingView({ testMarkingId }: { testMarkingId: string }) {
  const query = useSupGetTestMarkingQuery({ testMarkingId }, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6} back={back}>
      {(marking) => <Marking marking={marking} />}
    </DataState>
  );
}

function Marking({ marking }: { marking: TestMarking }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [mark] = useSupAddTestMarksMutation();
  const { testMarkingId, sourceLanguage, targetLanguage, status } = marking;
  const pair = languagePair(sourceLanguage, targetLanguage, language);
  return (
    <>
      <PageHeader
        back={back}
        title={t`Marking a test: ${pair}`}
        status={<TestMarkingChip status={status} />}
      />
      <Standing marking={marking} />
      <Texts marking={marking} />
      {status === 'asked' ? (
        <>
          <MarkingForm
            draftKey={`test-marking-${testMarkingId}`}
            onMark={async (sheet) => {
              await inForm(mark({ testMarkingId, ...sheet }));
              notify(t`Marked. The fee has been added to your earnings.`);
            }}
          />
          <DeclineMarking marking={marking} />
        </>
      ) : null}
      {marking.points === null ? null : (
        <Section title={<Trans context="heading">Your marks</Trans>}>
          <MarkList request={marking} by="supplier" />
        </Section>
      )}
    </>
  );
}

/** What is asked for and until when, or why there is nothing to do any more. */
function Standing({ marking: { status, fee, currency, dueTime } }: { marking: TestMarking }) {
  const money = <Money amount={fee} currency={currency} />;
  if (status === 'asked') {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        <Trans>
          Mark this translation by <Until iso={dueTime} /> and you get {money}. Somebody else marks
          it too, independently of you. The supplier will read your remarks, but not your name.
        </Trans>
      </Alert>
    );
  }
  return (
    <Alert severity={status === 'marked' ? 'success' : 'info'} sx={{ mb: 3 }}>
      {status === 'marked' ? (
        <Trans>You have marked it. {money} has been added to your earnings.</Trans>
      ) : null}
      {status === 'declined' ? <Trans>You declined it; somebody else is asked.</Trans> : null}
      {status === 'expired' ? (
        <Trans>The time for it is over; somebody else is asked.</Trans>
      ) : null}
      {status === 'dropped' ? <Trans>It does not have to be marked any more.</Trans> : null}
    </Alert>
  );
}

/** Side by side, one below the other on phones. */
function Texts({ marking }: { marking: TestMarking }) {
  const { text, translation, sourceLanguage, targetLanguage } = marking;
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
      <Section title={<Trans context="test">Translation</Trans>}>
        <Passage language={targetLanguage}>{translation}</Passage>
      </Section>
    </Box>
  );
}
