import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundGroup } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import type { FoundKind } from '@tolk/domain';
import { RouteLink, type RouteName } from '@tolk/platform';

interface FoundLook {
  readonly label: MessageDescriptor;
  readonly to: RouteName;
  /** How that screen's address names the record. */
  readonly key: string;
}

const looks: Readonly<Record<FoundKind, FoundLook>> = {
  person: { label: msg({ message: 'People', context: 'search' }), to: 'user', key: 'personId' },
  order: { label: msg({ message: 'Orders', context: 'search' }), to: 'staffOrder', key: 'id' },
  appeal: { label: msg({ message: 'Appeals', context: 'search' }), to: 'staffAppeal', key: 'id' },
  payment: { label: msg({ message: 'Payments', context: 'search' }), to: 'staffOrder', key: 'id' },
  settlement: {
    label: msg({ message: 'Withdrawal requests', context: 'search' }),
    to: 'settlement',
    key: 'id',
  },
  posting: { label: msg({ message: 'Projects', context: 'search' }), to: 'user', key: 'personId' },
  conversation: {
    label: msg({ message: 'Customer service', context: 'search' }),
    to: 'serviceConversation',
    key: 'id',
  },
  feedback: {
    label: msg({ message: 'Feedback', context: 'search' }),
    to: 'staffFeedbackReport',
    key: 'id',
  },
};

/** What one search found, by kind. */
export function FoundGroups({ groups }: { groups: readonly FoundGroup[] }) {
  const { i18n } = useLingui();
  return groups.map((group) => (
    <Section key={group.kind} title={i18n._(looks[group.kind].label)}>
      <Hits group={group} />
    </Section>
  ));
}

function Hits({ group: { kind, hits, more } }: { group: FoundGroup }) {
  const { to, key } = looks[kind];
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {hits.map(({ id, screenId, title, detail, time }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <TextLink component={RouteLink} to={to} params={{ [key]: screenId }}>
              {title === '' ? <Trans context="search">No name</Trans> : title}
            </TextLink>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }} dir="auto">
              {detail === '' ? null : <>{detail} · </>}
              <DateTime iso={time} />
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
