import { Trans, useLingui } from '@lingui/react/macro';
import type { SettlementDetail } from '@tolk/contract';
import { Timeline, type TimelineStep } from '@tolk/design-system/portal';
import type { SettlementAction } from '@tolk/domain';
import { BankWords, settlementEventLabels } from '@tolk/labels';
import { settlementNext } from './settlement-next.ts';

const failures: ReadonlySet<SettlementAction> = new Set(['withdraw', 'refuse', 'fail', 'return']);

/** What happened to an application so far, and what still comes. */
export function SettlementTimeline({ settlement }: { settlement: SettlementDetail }) {
  const { i18n } = useLingui();
  const past = settlement.timeline.map(({ action, note, time }, index): TimelineStep => ({
    key: `${index}-${action}`,
    title: i18n._(settlementEventLabels[action]),
    time,
    state: failures.has(action) ? 'failed' : 'done',
    detail: note ? (
      <Trans>
        “<BankWords words={note} />”
      </Trans>
    ) : null,
  }));
  const { ahead = [] } = settlementNext[settlement.status];
  const coming = ahead.map((action): TimelineStep => ({
    key: action,
    title: i18n._(settlementEventLabels[action]),
    state: 'upcoming',
  }));
  return <Timeline steps={[...past, ...coming]} />;
}
