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
          {testQuestions} questions, each with one correct answer, drawn from our question bank.
        </Trans>
      </li>
      <li>
        <Trans>
          {testMinutes} minutes by our clock, which keeps running if you close the page.
        </Trans>
      </li>
      <li>
        <Trans>
          Every answer is saved at once. After a crash or refresh you continue where you left off.
        </Trans>
      </li>
      <li>
        <Trans>
          Every switch to another screen, tab or window is counted. More than {testSwitches} fails
          the test.
        </Trans>
      </li>
      <li>
        <Trans>
          The pass mark is {testRightAnswers} correct answers ({testPass}). You can retake a failed
          test after {testRetakeDays} days.
        </Trans>
      </li>
    </Box>
  );
}
