import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettlementAction, SettlementStatus } from '@tolk/domain';

interface Next {
  /** What this means for the money, and what to do. */
  readonly words: MessageDescriptor;
  /** The money is available again: apply again, with another account where that was the fault. */
  readonly again?: 'apply' | 'mendAndApply';
  /** What still comes. */
  readonly ahead?: readonly SettlementAction[];
}

export const settlementNext: Readonly<Record<SettlementStatus, Next>> = {
  applied: {
    words: msg`Our finance staff will pay it out with the next batch. You can withdraw it until then.`,
    ahead: ['send', 'pay'],
  },
  sent: {
    words: msg`The bank or provider is processing it. We will let you know when it arrives.`,
    ahead: ['pay'],
  },
  settled: {
    words: msg`The money was paid out. If it is returned, the projects can be settled again.`,
  },
  withdrawn: {
    words: msg`You withdrew it. The projects can be settled again.`,
    again: 'apply',
  },
  refused: {
    words: msg`It was not approved. Its projects can be settled once the problem is resolved.`,
    again: 'mendAndApply',
  },
  failed: {
    words: msg`The payout failed and the money is available again. Check your account, then apply again.`,
    again: 'mendAndApply',
  },
  returned: {
    words: msg`The payout came back and the money is available again. Check your account, then apply again.`,
    again: 'mendAndApply',
  },
};
