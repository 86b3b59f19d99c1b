import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsAddPayoutBatchMutation } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { ActionButton, Money } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { pathTo, useNavigate } from '@tolk/platform';
import { ChoiceBar } from '../../records/choice-bar.tsx';
import { choiceProblem, totalsOf, type Chosen, type ChoiceProblem } from './choice.ts';

interface BatchMakerProps {
  chosen: readonly Chosen[];
  /** Whether this page has any that are not chosen. */
  canChooseMore: boolean;
  onChooseAll: () => void;
  onClear: () => void;
}

/** How much is chosen and the way to a batch of it. */
export function BatchMaker({ chosen, canChooseMore, onChooseAll, onClear }: BatchMakerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [add] = useOpsAddPayoutBatchMutation();
  const problem = choiceProblem(chosen);
  const most = limits.settlement.batch;
  const reasons: Readonly<Record<ChoiceProblem, string>> = {
    nothing: t`Choose withdrawal requests first.`,
    mixed: t`A batch can use only one channel: cards, PayPal or Payoneer.`,
    tooMany: t`A batch can hold up to ${most} requests.`,
  };

  async function make() {
    try {
      const { payoutBatchId } = await add({
        settlementIds: chosen.map(({ settlementId }) => settlementId),
      }).unwrap();
      void navigate(pathTo('payoutBatch', { id: payoutBatchId }));
    } catch {
      // What went wrong the shell has said by then; the list shows what is open now.
      onClear();
    }
  }

  return (
    <ChoiceBar
      count={chosen.length}
      canChooseMore={canChooseMore}
      onChooseAll={onChooseAll}
      onClear={onClear}
      sum={totalsOf(chosen).map(({ currency, amount }) => (
        <Box key={currency}>
          <Money amount={amount} currency={currency} emphasis="strong" />
        </Box>
      ))}
    >
      <ActionButton
        variant="contained"
        color="secondary"
        off={problem ? reasons[problem] : undefined}
        onAct={make}
      >
        <Trans>Make a batch</Trans>
      </ActionButton>
    </ChoiceBar>
  );
}
