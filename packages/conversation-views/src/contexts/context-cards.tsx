import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ConversationContext } from '@tolk/contract';
import { Box, Button, Link } from '@tolk/design-system';
import { DateTime, RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { applicationLook, orderStateLabel, positionChips } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';

interface ContextCardsProps {
  contexts: readonly ConversationContext[];
  viewer: Identity;
}

/** What the two have to do with each other, each with the state that it is in and the way to it. */
export function ContextCards({ contexts, viewer }: ContextCardsProps) {
  return (
    <RowCards>
      {contexts.map((context) => (
        <ContextCard key={keyOf(context)} context={context} viewer={viewer} />
      ))}
    </RowCards>
  );
}

interface ContextStripProps extends ContextCardsProps {
  onMore: () => void;
}

/** The newest of it on one line, where there is no room for all of it beside the messages. */
export function ContextStrip({ contexts, viewer, onMore }: ContextStripProps) {
  const [newest, ...others] = contexts;
  if (newest === undefined) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <ContextLink context={newest} viewer={viewer} />
      </Box>
      <Box sx={{ flexShrink: 0 }}>
        <State context={newest} viewer={viewer} />
      </Box>
      {others.length > 0 ? (
        <Button size="small" onClick={onMore} sx={{ flexShrink: 0, marginLeft: 'auto' }}>
          <Plural value={others.length} one="# more" other="# more" />
        </Button>
      ) : null}
    </Box>
  );
}

interface ContextProps {
  context: ConversationContext;
  viewer: Identity;
}

const keyOf = (context: ConversationContext) =>
  `${context.kind}-${context.kind === 'order' ? context.projectOrderId : context.projectReleaseInforId}`;

function ContextCard({ context, viewer }: ContextProps) {
  return (
    <RowCard
      title={<ContextLink context={context} viewer={viewer} />}
      status={<State context={context} viewer={viewer} />}
      facts={<DateTime iso={context.since} />}
    />
  );
}

function ContextLink({ context, viewer }: ContextProps) {
  if (context.kind === 'order') {
    const { projectOrderId } = context;
    const to = viewer === 'client' ? 'clientOrder' : 'supplierOrder';
    return (
      <Link component={RouteLink} to={to} params={{ projectOrderId }}>
        {context.name}
      </Link>
    );
  }
  const { projectReleaseInforId } = context;
  const to = viewer === 'client' ? 'positionDetail' : 'jobDetail';
  return (
    <Link component={RouteLink} to={to} params={{ projectReleaseInforId }}>
      {context.name}
    </Link>
  );
}

function State({ context, viewer }: ContextProps) {
  const { i18n } = useLingui();
  const { label, tone } = stateLook(context, viewer);
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}

function stateLook(context: ConversationContext, viewer: Identity) {
  if (context.kind === 'order') return { label: orderStateLabel(context), tone: 'active' } as const;
  if (context.kind === 'application') return applicationLook(context.status, viewer);
  if (context.kind === 'posting') return positionChips[context.status];
  return { label: msg({ message: 'Invitation', context: 'status' }), tone: 'waiting' } as const;
}
