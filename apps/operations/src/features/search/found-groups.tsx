import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetStaffUserQuery } from '@tolk/api-client';
import type { FoundGroup } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { can, type FoundKind } from '@tolk/domain';
import { newerName, orNewer } from '@tolk/labels';
import { RouteLink, type RouteName } from '@tolk/platform';

type Hit = FoundGroup['hits'][number];

interface FoundLook {
  readonly label: MessageDescriptor;
  readonly to: RouteName;
  /** How that screen's address names the record. */
  readonly at: (hit: Hit) => Readonly<Record<string, string>>;
}

const byId = ({ screenId }: Hit) => ({ id: screenId });
const byPerson = ({ screenId }: Hit) => ({ personId: screenId });
const inModeration = (subject: 'posting' | 'review') => ({
  to: 'moderation' as const,
  at: ({ id, state }: Hit) => ({ subject, subjectId: id, state: state ?? 'shown' }),
});

const looks: Readonly<Record<FoundKind, FoundLook>> = orNewer(
  {
    person: { label: msg({ message: 'People', context: 'search' }), to: 'user', at: byPerson },
    order: { label: msg({ message: 'Orders', context: 'search' }), to: 'staffOrder', at: byId },
    appeal: { label: msg({ message: 'Appeals', context: 'search' }), to: 'staffAppeal', at: byId },
    payment: { label: msg({ message: 'Payments', context: 'search' }), to: 'staffOrder', at: byId },
    settlement: {
      label: msg({ message: 'Withdrawal requests', context: 'search' }),
      to: 'settlement',
      at: byId,
    },
    posting: { label: msg({ message: 'Projects', context: 'search' }), to: 'user', at: byPerson },
    conversation: {
      label: msg({ message: 'Customer service', context: 'search' }),
      to: 'serviceConversation',
      at: byId,
    },
    refund: { label: msg({ message: 'Refunds', context: 'search' }), to: 'refunds', at: byId },
    transfer: {
      label: msg({ message: 'Bank transfers', context: 'search' }),
      to: 'incomingTransfers',
      at: byId,
    },
    taxInvoice: {
      label: msg({ message: 'Tax invoices', context: 'search' }),
      to: 'staffTaxInvoice',
      at: byId,
    },
    review: { label: msg({ message: 'Reviews', context: 'search' }), ...inModeration('review') },
    feedback: {
      label: msg({ message: 'Feedback', context: 'search' }),
      to: 'staffFeedbackReport',
      at: byId,
    },
  },
  { label: newerName, to: 'staffWork', at: () => ({}) },
);

/** What one search found, by kind. */
export function FoundGroups({ groups }: { groups: readonly FoundGroup[] }) {
  const { i18n } = useLingui();
  return groups.map((group) => (
    <Section key={group.kind} title={i18n._(looks[group.kind].label)}>
      <Hits group={group} />
    </Section>
  ));
}

/** Who may not moderate reads a posting at its client’s account. */
function useLook(kind: FoundKind): Pick<FoundLook, 'to' | 'at'> {
  const { data: user } = useOpsGetStaffUserQuery({});
  if (kind !== 'posting' || !user || !can(user.role, 'moderation')) return looks[kind];
  return inModeration('posting');
}

function Hits({ group: { kind, hits, more } }: { group: FoundGroup }) {
  const { to, at } = useLook(kind);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {hits.map((hit) => (
          <Box component="li" key={hit.id} sx={{ overflowWrap: 'anywhere' }}>
            <TextLink component={RouteLink} to={to} params={at(hit)}>
              {hit.title === '' ? <Trans context="search">No name</Trans> : hit.title}
            </TextLink>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }} dir="auto">
              {hit.detail === '' ? null : <>{hit.detail} · </>}
              <DateTime iso={hit.time} />
            </Box>
          </Box>
        ))}
      </Box>
      {more ? (
        <Box sx={{ mt: 1.5, typography: 'body2', color: 'text.secondary' }}>
          <Trans>There are more. Add a word to narrow it down.</Trans>
        </Box>
      ) : null}
    </>
  );
}
