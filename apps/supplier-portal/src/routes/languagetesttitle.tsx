import { Trans, useLingui } from '@lingui/react/macro';
import {
  isCallError,
  useSupGetTestWayQuery,
  useSupGetXuanZeDataMutation,
  useSupGetXuanZeJLQuery,
} from '@tolk/api-client';
import type { RunningTest as RunningTestData, TestPermission, TestResult } from '@tolk/contract';
import { Alert, Box, Button, DataState, Link, Stack } from '@tolk/design-system';
import { Countdown, DateTime, PageHeader, Section } from '@tolk/design-system/pieces';
import { languagePair, useLanguage } from '@tolk/i18n';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { AskForProbe } from '../features/language-test/ask-for-probe.tsx';
import { AskForTest } from '../features/language-test/ask-for-test.tsx';
import { Certificates } from '../features/language-test/certificates.tsx';
import { FinishedTest } from '../features/language-test/finished-test.tsx';
import { RequestedTest } from '../features/language-test/requested-test.tsx';
import { RunningTest } from '../features/language-test/running-test.tsx';
import type { TestAddress } from '../features/language-test/test-address.ts';
import { TestRules } from '../features/language-test/test-rules.tsx';

/** The test of one pair (`sourceLanguage`, `targetLanguage`, `teamMemberId`): the ways to it, its questions, its end. */
export function Screen() {
  const [search] = useSearchParams();
  const pair: TestAddress = {
    sourceLanguage: search.get('sourceLanguage') ?? '',
    targetLanguage: search.get('targetLanguage') ?? '',
    ...(search.get('teamMemberId') ? { teamMemberId: search.get('teamMemberId') ?? '' } : {}),
  };
  return <Test key={search.toString()} pair={pair} />;
}

function Title({ pair, back }: { pair: TestAddress; back?: ReactNode }) {
  const { t } = useLingui();
  const name = languagePair(pair.sourceLanguage, pair.targetLanguage, useLanguage());
  return <PageHeader title={t`Language test: ${name}`} back={back} />;
}

function Test({ pair }: { pair: TestAddress }) {
  const [running, setRunning] = useState<RunningTestData>();
  const [ended, setEnded] = useState<'here' | 'elsewhere'>();
  const [result, setResult] = useState<TestResult>();
  if (running === undefined) return <Introduction pair={pair} onStart={setRunning} />;
  return (
    <>
      <Title pair={pair} />
      {result ? (
        <FinishedTest result={result} />
      ) : ended === 'elsewhere' ? (
        <EndedElsewhere test={running} />
      ) : (
        <RunningTest
          test={running}
          onEnd={(outcome) => {
            setResult(outcome);
            setEnded(outcome ? 'here' : 'elsewhere');
          }}
        />
      )}
    </>
  );
}

/** By the clock or in another tab: the newest results say how. */
function EndedElsewhere({ test }: { test: RunningTestData }) {
  const query = useSupGetXuanZeJLQuery({ pageSize: 5 });
  return (
    <DataState query={query} skeleton={2}>
      {({ list }) => {
        const result = list.find(({ languageTestId }) => languageTestId === test.languageTestId);
        return result ? <FinishedTest result={result} /> : null;
      }}
    </DataState>
  );
}

interface IntroductionProps {
  pair: TestAddress;
  onStart: (test: RunningTestData) => void;
}

/** Every way to be tested in this pair, the one that is open first. */
function Introduction({ pair, onStart }: IntroductionProps) {
  const query = useSupGetTestWayQuery(pair, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Title
        pair={pair}
        back={
          <Link component={RouteLink} to="languageTest">
            <Trans>All language tests</Trans>
          </Link>
        }
      />
      <DataState query={query} skeleton={4}>
        {(way) => (
          <>
            {way.step === 'tested' ? <Tested /> : null}
            <RequestedTest way={way} />
            {way.asking.allowed ? <AskForTest pair={pair} /> : null}
            {way.asking.allowed ? <AskForProbe pair={pair} probing={way.probing} /> : null}
            {way.asking.obstacle === 'profileIncomplete' ? (
              <Alert severity="info" sx={{ mb: 3 }} action={<FillInInformation />}>
                {way.asking.msg}
              </Alert>
            ) : null}
            {way.online.obstacle === 'pairClosed' || way.step === 'tested' ? null : (
              <OnlineTest pair={pair} permission={way.online} onStart={onStart} />
            )}
            {pair.teamMemberId === undefined && way.step !== 'tested' ? (
              <Certificates pair={pair} certificates={way.certificates} />
            ) : null}
            {way.step === 'awaitRetake' && way.time !== null ? (
              <Alert severity="info">
                <Trans>
                  You can be tested in this pair again from <DateTime iso={way.time} />.
                </Trans>
              </Alert>
            ) : null}
          </>
        )}
      </DataState>
    </>
  );
}

function Tested() {
  return (
    <Alert
      severity="success"
      sx={{ mb: 3 }}
      action={
        <Button component={RouteLink} to="jobList" color="inherit" size="small">
          <Trans>See the job hall</Trans>
        </Button>
      }
    >
      <Trans>You are tested in this language pair.</Trans>
    </Alert>
  );
}

interface OnlineTestProps extends IntroductionProps {
  permission: TestPermission;
}

function OnlineTest({ pair, permission, onStart }: OnlineTestProps) {
  const [start, { isLoading, error }] = useSupGetXuanZeDataMutation();
  const { allowed, msg, obstacle, languageTestId, endTime } = permission;
  return (
    <Section title={<Trans>Before you start</Trans>}>
      <TestRules />
      {allowed || languageTestId !== null ? (
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button
            variant="contained"
            color="secondary"
            size="large"
            disabled={isLoading}
            onClick={async () => {
              const { data } = await start(pair);
              if (data) onStart(data);
            }}
          >
            {languageTestId === null ? (
              <Trans>Start the test</Trans>
            ) : (
              <Trans>Continue the test</Trans>
            )}
          </Button>
          {endTime === null ? null : (
            <Box component="span" sx={{ fontWeight: 650 }}>
              <Trans context="fact">Time left</Trans> <Countdown until={endTime} />
            </Box>
          )}
        </Stack>
      ) : (
        <Alert severity="info" sx={{ mt: 2 }} action={<WayOut obstacle={obstacle} />}>
          {msg}
        </Alert>
      )}
      {isCallError(error) ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.message}
        </Alert>
      ) : null}
    </Section>
  );
}

/** Where what stands in the way is mended. */
function WayOut({ obstacle }: { obstacle: TestPermission['obstacle'] }) {
  if (obstacle === 'profileIncomplete') return <FillInInformation />;
  return (
    <Button component={RouteLink} to="languageTest" color="inherit" size="small">
      <Trans>Other language pairs</Trans>
    </Button>
  );
}

function FillInInformation() {
  return (
    <Button component={RouteLink} to="basicInformation" color="inherit" size="small">
      <Trans>Fill in my information</Trans>
    </Button>
  );
}
