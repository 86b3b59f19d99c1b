import { Trans, useLingui } from '@lingui/react/macro';
import { isCallError, useSupAddTestRequestMutation } from '@tolk/api-client';
import type { TestWay } from '@tolk/contract';
import { Alert, Box, Button, notify } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';
import type { TestAddress } from './test-address.ts';

const { testGiveDays, markerDays, testTranslateDays, testRequestPass } = bounds;

/** How a translation that two suppliers mark goes, and asking for it; or that there are not two of them. */
export function AskForProbe({ pair, probing }: { pair: TestAddress; probing: TestWay['probing'] }) {
  const { t } = useLingui();
  const [ask, { isLoading, error }] = useSupAddTestRequestMutation();
  return (
    <Section title={<Trans>Have a translation marked by two suppliers</Trans>}>
      {probing.allowed ? (
        <>
          <Box component="ol" sx={{ mt: 0, mb: 2.5, pl: 2.5, '& li': { mb: 0.75 } }}>
            <li>
              <Trans>
                You get a short text at once where we have one, otherwise within {testGiveDays}{' '}
                working days.
              </Trans>
            </li>
            <li>
              <Trans>
                You translate it here within {testTranslateDays} days; about an hour’s work.
              </Trans>
            </li>
            <li>
              <Trans>
                Two suppliers who are tested in this pair mark it within {markerDays} days, each for
                themselves. Neither side learns who the other is. {testRequestPass} of the points
                pass.
              </Trans>
            </li>
            <li>
              <Trans>
                If they don’t agree, one of our reviewers decides. It costs you nothing.
              </Trans>
            </li>
          </Box>
          <Button
            variant="outlined"
            disabled={isLoading}
            onClick={async () => {
              const { data } = await ask({ ...pair, note: '', markedBy: 'suppliers' });
              if (data === undefined) return;
              notify(
                data.status === 'given'
                  ? t`Here is your text.`
                  : t`Your test is requested. We will notify you when the text is ready.`,
              );
            }}
          >
            <Trans>Have two suppliers mark it</Trans>
          </Button>
          {isCallError(error) ? (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error.message}
            </Alert>
          ) : null}
        </>
      ) : (
        <Alert severity="info">{probing.msg}</Alert>
      )}
    </Section>
  );
}
