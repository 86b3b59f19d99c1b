import { Trans } from '@lingui/react/macro';
import type { OpenPair, TestPermission } from '@tolk/contract';
import { Button, Link as TextLink, Typography } from '@tolk/design-system';
import { DateTime, LanguagePairChip, RowCard, RowCards } from '@tolk/design-system/pieces';
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
  return (
    <RowCards>
      {pairs.map((pair) => (
        <PairCard
          key={`${pair.sourceLanguage}>${pair.targetLanguage}`}
          pair={pair}
          teamMemberId={teamMemberId}
        />
      ))}
    </RowCards>
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

function PairCard({ pair, teamMemberId }: { pair: OpenPair; teamMemberId: string | undefined }) {
  const language = useLanguage();
  const { sourceLanguage, targetLanguage, permission, lastResult } = pair;
  const running = permission.languageTestId !== null;
  return (
    <RowCard
      title={languagePair(sourceLanguage, targetLanguage, language)}
      status={lastResult ? <ResultChip result={lastResult} /> : null}
      facts={
        <>
          <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
          {lastResult ? <ResultFacts result={lastResult} /> : null}
        </>
      }
      notice={
        permission.allowed || running ? null : (
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
