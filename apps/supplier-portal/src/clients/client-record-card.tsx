import { Plural, Trans } from '@lingui/react/macro';
import { useSupGetClientRecordQuery } from '@tolk/api-client';
import type { calls, ClientRecord, RequestOf } from '@tolk/contract';
import { Box, DataState, Stack, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { VerifiedIcon } from '@tolk/design-system/icons';
import { Section } from '@tolk/design-system/pieces';
import { formatMonth, formatNumber, useLanguage } from '@tolk/i18n';

type Subject = RequestOf<(typeof calls)['supinterface']['orders']['getClientRecord']>;

/** What is known of a client before one works for them, by a posting or an order of theirs. */
export function ClientRecordCard({ of }: { of: Subject }) {
  const query = useSupGetClientRecordQuery(of);
  return (
    <Section title={<Trans>About the client</Trans>}>
      <DataState query={query} skeleton={2}>
        {(record) => <Known record={record} />}
      </DataState>
    </Section>
  );
}

function Known({ record }: { record: ClientRecord }) {
  const language = useLanguage();
  const { averageGrade, evaluations, ordersPaid, ordersCompleted, ordersUnpaid, memberSince } =
    record;
  return (
    <Stack spacing={1}>
      {record.companyCertified ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <VerifiedIcon color="primary" fontSize="small" aria-hidden />
          <Trans context="status">Verified company</Trans>
        </Box>
      ) : null}
      {averageGrade === null ? (
        <Typography color="textSecondary">
          <Trans>No supplier has left a review yet.</Trans>
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Stars value={averageGrade} />
          <span data-figures="">
            {formatNumber(averageGrade, language)} ·{' '}
            <Plural value={evaluations} one="# review" other="# reviews" />
          </span>
        </Box>
      )}
      <div data-figures="">
        <Plural value={ordersPaid} one="# order paid" other="# orders paid" />
        {' · '}
        <Plural value={ordersCompleted} one="# completed" other="# completed" />
      </div>
      {ordersUnpaid > 0 ? (
        <Box data-figures="" sx={{ color: 'warning.main' }}>
          <Plural
            value={ordersUnpaid}
            one="# accepted order was never paid"
            other="# accepted orders were never paid"
          />
        </Box>
      ) : null}
      <PaysWithin hours={record.hoursToPay} />
      <Typography variant="caption" color="textSecondary">
        <Trans>Here since {formatMonth(memberSince.slice(0, 7), language)}</Trans>
      </Typography>
    </Stack>
  );
}

/** How long payments take, told in whole hours. */
function PaysWithin({ hours }: { hours: number | null }) {
  if (hours === null) return null;
  const whole = Math.max(1, Math.ceil(hours));
  return (
    <div data-figures="">
      <Plural
        value={whole}
        one="Usually pays within # hour of acceptance"
        other="Usually pays within # hours of acceptance"
      />
    </div>
  );
}
