import { Trans } from '@lingui/react/macro';
import { useSupGetTestRequestListQuery } from '@tolk/api-client';
import type { TestRequest } from '@tolk/contract';
import { DateTime, LanguagePairChip, RowCard, RowCards, Section } from '@tolk/design-system/pieces';
import { Link as TextLink } from '@tolk/design-system';
import { openTestRequests } from '@tolk/domain';
import { languagePair, useLanguage } from '@tolk/i18n';
import { TestRequestChip } from '@tolk/market-views';
import { Link } from '@tolk/platform';
import { testPath } from './test-address.ts';

/** Tests that were asked for and are not over, each leading to its page. */
export function RequestList() {
  const { data } = useSupGetTestRequestListQuery({});
  const open = data?.list.filter(isOpen) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Requested tests</Trans>}>
      <RowCards>
        {open.map((request) => (
          <RequestCard key={request.testRequestId} request={request} />
        ))}
      </RowCards>
    </Section>
  );
}

function isOpen({ status }: TestRequest): boolean {
  return openTestRequests.some((open) => open === status);
}

function RequestCard({ request }: { request: TestRequest }) {
  const language = useLanguage();
  const { sourceLanguage, targetLanguage, teamMemberId, teamMemberName } = request;
  const address = { sourceLanguage, targetLanguage, teamMemberId: teamMemberId ?? undefined };
  const time = request.status === 'given' ? request.dueTime : request.promisedTime;
  return (
    <RowCard
      title={
        <TextLink component={Link} to={testPath(address)}>
          {languagePair(sourceLanguage, targetLanguage, language)}
        </TextLink>
      }
      status={<TestRequestChip status={request.status} />}
      facts={
        <>
          <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
          {teamMemberName === null ? null : <span>{teamMemberName}</span>}
          {time === null ? null : (
            <span>
              {request.status === 'given' ? (
                <Trans>
                  Hand in by <DateTime iso={time} />
                </Trans>
              ) : (
                <Trans>
                  Promised by <DateTime iso={time} />
                </Trans>
              )}
            </span>
          )}
        </>
      }
    />
  );
}
