import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { bounds } from '@tolk/domain';

const { testQuestions, testMinutes, testSwitches, testRightAnswers, testPass, testRetakeDays } =
  bounds;

/** What holds during a test, said before it begins. */
export function TestRules() {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
      <li>
        <Trans>
          {testQuestions} questions with one right answer each, drawn for you from our bank.
        </Trans>
      </li>
      <li>
        <Trans>{testMinutes} minutes by our clock. It goes on when you close the page.</Trans>
      </li>
      <li>
        <Trans>
          Every answer is saved at once: after a crash or a refresh you go on where you were.
        </Trans>
      </li>
      <li>
        <Trans>
          Each time you go to another screen, tab or window is counted. More than {testSwitches}{' '}
          times fails the test.
        </Trans>
      </li>
      <li>
        <Trans>
          {testRightAnswers} right answers ({testPass}) pass. A failed test can be repeated after{' '}
          {testRetakeDays} days.
        </Trans>
      </li>
    </Box>
  );
}
