import { useLingui } from '@lingui/react/macro';
import {
  useClientSetJlIsCollectMutation,
  useClientSetJlMatchingStatusMutation,
  useClientShowContactMutation,
} from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import {
  AssignmentIcon,
  BookmarkBorderIcon,
  BookmarkIcon,
  ChatIcon,
  CheckIcon,
  CloseIcon,
  PersonIcon,
  SwapHorizIcon,
  VisibilityIcon,
} from '@tolk/design-system/icons';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import { isNegotiable, negotiatedOffer } from '@tolk/market-views';
import { pathTo, useNavigate } from '@tolk/platform';

interface Props {
  application: ApplicationRow;
  /** Opens the whole application; left out where it is open already. */
  onOpen?: () => void;
  /** One of many on the screen. */
  among?: 'others';
}

/** What the client may do with a received application, as the server allows it. */
export function ApplicationActions({ application, onOpen, among }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [judge, judging] = useClientSetJlMatchingStatusMutation();
  const [collect, collecting] = useClientSetJlIsCollectMutation();
  const [showContact, showing] = useClientShowContactMutation();
  const { projectApplicationJLId, projectOrderId, isCollect, status } = application;
  // What the server refuses, the shell says.
  const mark = async (suitable: boolean, message: string) => {
    const { error } = await judge({ projectApplicationJLId, suitable });
    if (error === undefined) notify(message);
  };
  const busy = judging.isLoading || collecting.isLoading || showing.isLoading;

  const bars: Partial<Record<string, Omit<BarAction, 'key' | 'enabled'>>> = {
    markSuitable: {
      label: t({ message: 'Suitable', context: 'menu' }),
      icon: <CheckIcon />,
      onChoose: () => void mark(true, t`Marked as suitable. The supplier has been told.`),
    },
    markUnsuitable: {
      label: t({ message: 'Not suitable', context: 'menu' }),
      icon: <CloseIcon />,
      rank: 'rest',
      onChoose: () => void mark(false, t`Marked as not suitable.`),
    },
    order: {
      label: t`Create an order`,
      icon: <AssignmentIcon />,
      rank: 'main',
      onChoose: () => void navigate(pathTo('orderEdit', { projectApplicationJLId })),
    },
  };
  const allowed = application.allowedActions.flatMap(({ action, enabled, ...why }) => {
    const bar = bars[action];
    return bar ? [{ key: action, ...bar, ...why, enabled: enabled && !busy }] : [];
  });
  const toOrder = allowed.filter(({ key }) => key === 'order');
  const judgements = allowed.filter(({ key }) => key !== 'order');

  const open: BarAction[] = onOpen
    ? [
        {
          key: 'open',
          label: t({ message: 'Open', context: 'menu' }),
          icon: <VisibilityIcon />,
          enabled: true,
          onChoose: onOpen,
        },
      ]
    : [];
  const collection: BarAction = {
    key: 'collect',
    label: isCollect
      ? t({ message: 'Collected', context: 'menu' })
      : t({ message: 'Collect', context: 'menu' }),
    hint: isCollect
      ? t`Removes this applicant from your collection`
      : t`Adds this applicant to your collection; the supplier doesn’t see it`,
    icon: isCollect ? <BookmarkIcon /> : <BookmarkBorderIcon />,
    enabled: !busy,
    rank: 'rest',
    onChoose: () => void collect({ projectApplicationJLId, isCollect: !isCollect }),
  };
  const contact: BarAction[] =
    application.contactShownTime !== null || projectOrderId !== null || status === 'withdrawn'
      ? []
      : [
          {
            key: 'showContact',
            label: t`Show my contact`,
            icon: <PersonIcon />,
            enabled: !busy,
            rank: 'rest',
            onChoose: () => void showContact({ projectApplicationJLId }),
          },
        ];
  const order: BarAction[] =
    projectOrderId === null
      ? []
      : [
          {
            key: 'seeOrder',
            label: t`See the order`,
            enabled: true,
            rank: 'main',
            onChoose: () => void navigate(pathTo('clientOrder', { projectOrderId })),
          },
        ];

  const message: BarAction = {
    key: 'message',
    label: t({ message: 'Message', context: 'button' }),
    icon: <ChatIcon />,
    enabled: true,
    onChoose: () => {
      const { supUserId, projectReleaseInforId } = application;
      void navigate(pathTo('clientChat', { with: supUserId, about: projectReleaseInforId }));
    },
  };

  const negotiable = isNegotiable(application);
  const offer = negotiatedOffer(application);
  const isWaiting = offer?.status === 'open' && offer.by === 'supplier';
  const negotiation: BarAction = {
    key: 'negotiate',
    label: negotiable
      ? t({ message: 'Negotiate', context: 'button' })
      : t({ message: 'Offers', context: 'button' }),
    icon: <SwapHorizIcon />,
    enabled: true,
    // An offer that waits for the client is in sight.
    rank: isWaiting ? 'other' : 'rest',
    onChoose: () => {
      const { supUserId, projectReleaseInforId } = application;
      void navigate(pathTo('clientNegotiation', { projectReleaseInforId, supUserId }));
    },
  };

  const offers = negotiable || application.offer !== null ? [negotiation] : [];
  return (
    <ActionBar
      of={among && application.supUserName}
      actions={[
        ...toOrder,
        ...order,
        ...open,
        message,
        ...judgements,
        ...offers,
        collection,
        ...contact,
      ]}
    />
  );
}
