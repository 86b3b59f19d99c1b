import { Trans, useLingui } from '@lingui/react/macro';
import type { Organisation } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime, Money, Section } from '@tolk/design-system/pieces';
import { roleLabels } from './role-labels.ts';

type LoggedEvent = Organisation['events'][number];

/** What was done about the organisation, the newest first. */
export function EventLog({ events, currency }: Pick<Organisation, 'events' | 'currency'>) {
  return (
    <Section title={<Trans context="organisation">Activity</Trans>}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, typography: 'body2' }}>
        {events.map((event, index) => (
          // Never changed, and only added to at the front.
          <li key={events.length - index}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <DateTime iso={event.time} />
            </Box>{' '}
            <What event={event} currency={currency} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function What({ event, currency }: { event: LoggedEvent; currency: string }) {
  const { i18n } = useLingui();
  const { actorName, aboutName, amount, costCentre } = event;
  const roles = event.roles.map((role) => i18n._(roleLabels[role])).join(' · ');
  switch (event.event) {
    case 'founded':
      return <Trans>{actorName} created the organisation.</Trans>;
    case 'renamed':
      return <Trans>{actorName} changed the name.</Trans>;
    case 'approvalAboveSet':
      return amount === null ? (
        <Trans>{actorName} switched off the approval of orders.</Trans>
      ) : (
        <Trans>
          {actorName} set approval for orders above <Money amount={amount} currency={currency} />.
        </Trans>
      );
    case 'invited':
      return (
        <Trans>
          {actorName} invited someone as {roles}.
        </Trans>
      );
    case 'invitationWithdrawn':
      return <Trans>{actorName} withdrew an invitation.</Trans>;
    case 'joined':
      return (
        <Trans>
          {actorName} joined as {roles}.
        </Trans>
      );
    case 'rolesChanged':
      return (
        <Trans>
          {actorName} made {aboutName} {roles}.
        </Trans>
      );
    case 'removed':
      return (
        <Trans>
          {actorName} removed {aboutName}.
        </Trans>
      );
    case 'budgetSet':
      return <BudgetSet event={event} currency={currency} />;
    case 'costCentreRemoved':
      return (
        <Trans>
          {actorName} removed the cost centre {costCentre}.
        </Trans>
      );
    case 'left':
    default:
      return <Trans>{actorName} left.</Trans>;
  }
}

function BudgetSet({ event, currency }: { event: LoggedEvent; currency: string }) {
  const { actorName, amount, costCentre } = event;
  return amount === null ? (
    <Trans>
      {actorName} set no budget for the cost centre {costCentre}.
    </Trans>
  ) : (
    <Trans>
      {actorName} set the monthly budget of the cost centre {costCentre} to{' '}
      <Money amount={amount} currency={currency} />.
    </Trans>
  );
}
