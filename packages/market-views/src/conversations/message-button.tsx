import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { ChatIcon } from '@tolk/design-system/icons';
import type { Identity } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';

interface MessageButtonProps {
  viewer: Identity;
  /** Whom to write to: a person, the other side of an order, a posting’s client. */
  to: { supUserId: string; about?: string } | { projectOrderId: string } | { about: string };
  /** What a screen reader says where several stand on one screen. */
  label?: string;
}

/** The way to the conversation with somebody. */
export function MessageButton({ viewer, to, label }: MessageButtonProps) {
  return (
    <Button
      component={RouteLink}
      to={viewer === 'client' ? 'clientChat' : 'supplierChat'}
      params={paramsOf(to)}
      variant="outlined"
      startIcon={<ChatIcon />}
      data-print="no"
      aria-label={label}
    >
      <Trans context="button">Message</Trans>
    </Button>
  );
}

function paramsOf(to: MessageButtonProps['to']): Record<string, string> {
  if ('projectOrderId' in to) return { order: to.projectOrderId };
  if (!('supUserId' in to)) return { about: to.about };
  const { supUserId, about } = to;
  return { with: supUserId, ...(about && { about }) };
}
