import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import type { AppealAction } from '@tolk/domain';

/** What a party can do, as it stands on the button. */
const actions = {
  acceptOffer: { label: msg`Accept the offer`, rank: 'main' },
  acceptMediation: { label: msg`Accept the proposal`, rank: 'main' },
  acceptRuling: { label: msg`Accept the ruling`, rank: 'main' },
  addEvidence: { label: msg({ message: 'Add evidence', context: 'button' }), rank: 'other' },
  offer: { label: msg`Offer a split`, rank: 'other' },
  askReview: { label: msg`Ask for a review`, rank: 'other' },
  withdraw: { label: msg`Withdraw the appeal`, rank: 'danger' },
} as const satisfies Partial<
  Record<AppealAction, { label: MessageDescriptor; rank: NonNullable<BarAction['rank']> }>
>;
export type PartyAction = keyof typeof actions;

interface AppealActionsProps {
  appeal: Pick<AppealDetail, 'allowedActions'>;
  /** The actions of this part of the screen. */
  of: readonly PartyAction[];
  onChoose: (action: PartyAction) => void;
}

/** Buttons of an appeal, as the server allows them; one that is off says why. */
export function AppealActions({ appeal: { allowedActions }, of, onChoose }: AppealActionsProps) {
  const { i18n } = useLingui();
  const bar = of.flatMap((action): BarAction[] => {
    const state = allowedActions.find((one) => one.action === action);
    if (!state) return [];
    const { label, rank } = actions[action];
    return [
      {
        ...state,
        key: action,
        label: i18n._(label),
        rank,
        onChoose: () => onChoose(action),
      },
    ];
  });
  return <ActionBar actions={bar} />;
}
