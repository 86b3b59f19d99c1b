import { Plural, Trans } from '@lingui/react/macro';
import { useSupGetClientRecordQuery } from '@tolk/api-client';
import type { calls, ClientRecord, RequestOf } from '@tolk/contract';
import { Box, DataState, Stack, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { VerifiedIcon } from '@tolk/design-system/icons';
import { Section } from '@tolk/design-system/pieces';
import { formatMonth, formatNumber, formatPercent, useLanguage } from '@tolk/i18n';
import { useRecordRule } from './record-rule.ts';
import { useHoursToPay } from './use-hours-to-pay.ts';

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
  const rule = useRecordRule();
  const paysIn = useHoursToPay(record);
  const { averageGrade, evaluations, ordersPaid, ordersCompleted, ordersUnpaid } = record;
  const { ordersDisputed, hired } = record;
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
          {evaluations === 0 ? (
            <Trans>No supplier has left a review yet.</Trans>
          ) : (
            <Plural
              value={evaluations}
              one="# review so far: too few for an average"
              other="# reviews so far: too few for an average"
            />
          )}
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
        {paysIn ?? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <Trans>Too few payments to say how fast they pay</Trans>
          </Box>
        )}
      </div>
      <div data-figures="">
        <Plural value={ordersPaid} one="# hire" other="# hires" />
        {' · '}
        <Plural value={ordersCompleted} one="# completed" other="# completed" />
      </div>
      {hired === null ? null : (
        <div data-figures="">
          <Trans>
            Hired for {formatPercent(hired.percent / 100, language)} of their {hired.cases} closed
            jobs
          </Trans>
        </div>
      )}
      {ordersDisputed === null ? null : (
        <div data-figures="">
          <Plural
            value={ordersDisputed}
            _0="No order went to appeal"
            one="# order went to appeal"
            other="# orders went to appeal"
          />
        </div>
      )}
      {ordersUnpaid > 0 ? (
        <Box data-figures="" sx={{ color: 'warning.main' }}>
          <Plural
            value={ordersUnpaid}
            one="# accepted order was never paid"
            other="# accepted orders were never paid"
          />
        </Box>
      ) : null}
      <Typography variant="caption" color="textSecondary">
        <Trans>Here since {formatMonth(record.memberSince.slice(0, 7), language)}</Trans>
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {rule}
      </Typography>
    </Stack>
  );
}
