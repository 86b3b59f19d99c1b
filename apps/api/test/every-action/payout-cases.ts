import type { CallPath } from '@tolk/contract';
import type { TestApp } from '../support/test-app.ts';
import { addStaffMember } from '../support/staff.ts';
import { financeBodies } from '../bad-input/finance-bodies.ts';
import { settlementBodies } from '../bad-input/settlement-bodies.ts';
import type { Fixture } from '../bad-input/fixture.ts';
import type { Case, Cases } from './case.ts';

/** Every action with money on its way out or back, by who takes it. */
export function payoutCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const bodies = { ...settlementBodies(tolk, fixture), ...financeBodies(tolk, fixture) };
  const of = (name: keyof typeof bodies, change: object = {}): Case => {
    const side =
      name === 'getJSSQ' || name === 'withdrawSettlement' ? 'supinterface' : 'opsinterface';
    return {
      path: `/${side}/${name}` satisfies CallPath,
      alike: true,
      async ready() {
        const made: { body: object; token?: string | undefined } = await bodies[name]();
        // Nobody approves what they made themselves.
        const token = made.token ?? (await addStaffMember(tolk, 'admin')).token;
        return { token, body: { ...made.body, ...change } };
      },
    };
  };

  return {
    'settlement supplier apply': of('getJSSQ'),
    'earnings supplier apply': 'settlement supplier apply',
    'settlement supplier withdraw': of('withdrawSettlement'),
    'earnings supplier return': 'settlement supplier withdraw',
    'settlement staff refuse': of('refuseSettlement'),
    'settlement staff send': 'payoutBatch staff approve',
    'settlement staff pay': of('importBankResult'),
    'earnings staff payOut': 'settlement staff pay',
    'settlement staff fail': {
      ...of('importBankResult'),
      async ready(input) {
        const { token, body } = await of('importBankResult').ready(input);
        const { text } = body as { text: string };
        return { token, body: { ...body, text: text.replace('成功', '失败') } };
      },
    },
    'settlement staff return': of('recordPayoutReturn'),
    'earnings staff return': 'settlement staff return',
    'earnings client earn': 'order client acceptResults',
    'earnings supplier earn': 'order supplier agreeEnd',
    'earnings staff earn': 'appeal staff review',

    'payoutBatch staff make': of('addPayoutBatch'),
    'payoutBatch staff takeOut': of('takeOutOfPayoutBatch'),
    'payoutBatch staff approve': of('approvePayoutBatch'),
    'payoutBatch staff drop': of('dropPayoutBatch'),
    'payoutBatch staff ask': of('askPayoutProvider'),
    'payoutBatch staff takeBack': of('takeBackPayoutBatch'),

    'refund staff propose': of('proposeRefund'),
    'refund staff approve': of('decideRefund'),
    'refund staff decline': of('decideRefund', { approve: false }),
    'refund staff retry': of('retryRefund'),
    'refund staff confirmByHand': of('confirmRefundByHand'),
    'incident staff payBack': of('proposeIncidentRefund'),
    'incident staff resolve': of('resolvePaymentIncident'),
    'rate staff set': of('setExchangeRate'),
    'rate staff confirm': of('decideExchangeRate'),
    'rate staff refuse': of('decideExchangeRate', { confirm: false }),
  };
}
