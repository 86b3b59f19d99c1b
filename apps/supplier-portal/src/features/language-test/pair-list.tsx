import { Trans } from '@lingui/react/macro';
import type { OpenPair, TestPermission } from '@tolk/contract';
import { Alert, Button, Link as TextLink, Typography } from '@tolk/design-system';
import { DateTime, RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import { languagePair, useLanguage } from '@tolk/i18n';
import { Link, RouteLink } from '@tolk/platform';
import { ResultFacts } from './result-facts.tsx';
import { ResultChip } from './result-look.tsx';
import { testPath } from './test-address.ts';

interface Props {
  pairs: readonly OpenPair[];
  teamMemberId?: string;
}

/** The pairs that are open for testing, each with what may be done in it now, and why not. */
export function PairList({ pairs, teamMemberId }: Props) {
  const [first] = pairs;
  // What is lacking for every pair is said once.
  const lacking = pairs.every(({ permission }) => permission.obstacle === 'profileIncomplete')
    ? first?.permission
    : undefined;
  return (
    <>
      {lacking ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {lacking.msg}
          <WayOut obstacle={lacking.obstacle} />
        </Alert>
      ) : null}
      <RowCards>
        {pairs.map((pair) => (
          <PairCard
            key={`${pair.sourceLanguage}>${pair.targetLanguage}`}
            pair={pair}
            teamMemberId={teamMemberId}
            isSaidAbove={lacking !== undefined}
          />
        ))}
      </RowCards>
    </>
  );
}

/** Where what stands in the way is mended. */
function WayOut({ obstacle }: { obstacle: TestPermission['obstacle'] }) {
  if (obstacle !== 'profileIncomplete') return null;
  return (
    <TextLink component={RouteLink} to="basicInformation" sx={{ display: 'block' }}>
      <Trans>Fill in my information</Trans>
    </TextLink>
  );
}

interface PairCardProps {
  pair: OpenPair;
  teamMemberId: string | undefined;
  /** What stands in the way, for all pairs. */
  isSaidAbove: boolean;
}

function PairCard({ pair, teamMemberId, isSaidAbove }: PairCardProps) {
  const language = useLanguage();
  const { sourceLanguage, targetLanguage, own, permission, lastResult } = pair;
  const running = permission.languageTestId !== null;
  return (
    <RowCard
      title={languagePair(sourceLanguage, targetLanguage, language)}
      status={
        <>
          {own ? (
            <StatusChip tone="active">
              <Trans context="status">Your pair</Trans>
            </StatusChip>
          ) : null}
          {lastResult ? <ResultChip result={lastResult} /> : null}
        </>
      }
      facts={lastResult ? <ResultFacts result={lastResult} /> : null}
      notice={
        permission.allowed || running || isSaidAbove ? null : (
          <Typography variant="body2" color="textSecondary">
            {permission.msg}
            <WayOut obstacle={permission.obstacle} />
            {permission.availableAt === null ? null : (
              <>
                {' '}
                <DateTime iso={permission.availableAt} />
              </>
            )}
          </Typography>
        )
      }
      actions={
        permission.allowed || running ? (
          <Button
            component={Link}
            to={testPath({ sourceLanguage, targetLanguage, teamMemberId })}
            variant={running ? 'contained' : 'outlined'}
            color={running ? 'secondary' : 'primary'}
          >
            {running ? <Trans>Continue the test</Trans> : <Trans>Take the test</Trans>}
          </Button>
        ) : null
      }
    />
  );
}
