import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RunningTest as RunningTestData, TestResult } from '@tolk/contract';
import { Alert, Box, Button, notify, Paper, Stack } from '@tolk/design-system';
import { Countdown } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { QuestionCard } from '@tolk/market-views';
import { useState, type ReactNode } from 'react';
import { PlaceList } from './place-list.tsx';
import { usePageSwitches } from './use-page-switches.ts';
import { useRunningTest } from './use-running-test.ts';

interface Props {
  test: RunningTestData;
  /** The test is over; without a result it ended elsewhere. */
  onEnd: (result?: TestResult) => void;
}

/** A test under way: one question at a time, the time left, a way to each question and to the end. */
export function RunningTest({ test, onEnd }: Props) {
  const { t } = useLingui();
  const [place, setPlace] = useState(1);
  const [asking, setAsking] = useState(false);
  const [switches, setSwitches] = useState(test.pageSwitches);
  const stopWatching = usePageSwitches(
    test.languageTestId,
    ({ pageSwitches, result, onScreen }) => {
      if (!onScreen) return notify(result ? t(failedElsewhere) : t(leftFor(pageSwitches)), warning);
      return result ? onEnd(result) : setSwitches(pageSwitches);
    },
  );
  const { answers, choose, finish, isHandingIn } = useRunningTest(test, {
    onEnd: (result) => {
      stopWatching();
      onEnd(result);
    },
  });
  const question = test.questions.find((one) => one.place === place);
  const total = test.questions.length;
  const open = total - Object.keys(answers).length;

  return (
    <>
      <TimeBar until={test.endTime} onOver={() => void finish()}>
        <Plural value={open} _0="all answered" one="# question open" other="# questions open" />
      </TimeBar>
      {switches > 0 ? <SwitchWarning switches={switches} /> : null}
      {question ? (
        <QuestionCard
          key={place}
          question={question}
          languages={{ source: test.sourceLanguage, target: test.targetLanguage }}
          position={
            <Trans>
              Question {place} of {total}
            </Trans>
          }
          chosen={answers[place]}
          onChoose={(option) => choose(place, option)}
        />
      ) : null}
      <Steps place={place} total={total} onGo={setPlace} onHandIn={() => setAsking(true)} />
      <PlaceList total={total} current={place} answers={answers} onGo={setPlace} />
      <ConfirmDialog
        open={asking}
        title={<Trans>Hand in the test?</Trans>}
        confirmLabel={<Trans context="button">Hand in</Trans>}
        cancelLabel={<Trans>Back to the test</Trans>}
        onConfirm={async () => {
          if (!isHandingIn) await finish();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        {open > 0 ? (
          <Plural
            value={open}
            one="# question has no answer yet; it counts as wrong."
            other="# questions have no answer yet; they count as wrong."
          />
        ) : (
          <Trans>Every question is answered.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Said on the screen to which the person has gone. */
const warning = { severity: 'warning' } as const;
const most = limits.languageTest.pageSwitches;
const leftFor = (switches: number) =>
  msg`You have left the language test ${plural(switches, { one: '# time', other: '# times' })}. Leaving it more than ${most} times fails it.`;
const failedElsewhere = msg`You left the language test more than ${most} times, so you have failed it.`;

interface TimeBarProps {
  until: string;
  onOver: () => void;
  children: ReactNode;
}

function TimeBar({ until, onOver, children }: TimeBarProps) {
  return (
    <Paper
      sx={{
        position: 'sticky',
        top: 64,
        zIndex: 2,
        display: 'flex',
        justifyContent: 'space-between',
        px: 2,
        py: 1,
        mb: 2,
      }}
    >
      <span>{children}</span>
      <Box component="span" sx={{ fontWeight: 650 }}>
        <Trans context="fact">Time left</Trans> <Countdown until={until} onEnd={onOver} />
      </Box>
    </Paper>
  );
}

function SwitchWarning({ switches }: { switches: number }) {
  const { t } = useLingui();
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {t(leftFor(switches))}
    </Alert>
  );
}

interface StepsProps {
  place: number;
  total: number;
  onGo: (place: number) => void;
  onHandIn: () => void;
}

function Steps({ place, total, onGo, onHandIn }: StepsProps) {
  const { t } = useLingui();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', mt: 2, justifyContent: 'space-between' }}
    >
      <Stack direction="row" spacing={1.5}>
        <Button variant="outlined" disabled={place === 1} onClick={() => onGo(place - 1)}>
          {t({ message: 'Previous question', context: 'button' })}
        </Button>
        <Button variant="contained" disabled={place === total} onClick={() => onGo(place + 1)}>
          {t({ message: 'Next question', context: 'button' })}
        </Button>
      </Stack>
      <Button variant={place === total ? 'contained' : 'text'} color="secondary" onClick={onHandIn}>
        <Trans>Hand in the test</Trans>
      </Button>
    </Stack>
  );
}
