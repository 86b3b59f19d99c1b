import { DAY, addMs, type AppealOutcome, type Identity } from '@tolk/domain';
import { appealFixture } from '../support/appeals.ts';
import { uploadPicture } from './upload-picture.ts';
import { dataOf } from '../support/market.ts';
import { addStaffMember, uploadRulingFile } from '../support/staff.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from '../bad-input/fixture.ts';
import { interfaceOf, ofBothSides, other, type Case, type Cases, type Input } from './case.ts';
import { ordersInState } from './orders-in-state.ts';

type Appeal = { projectOrderAppealId: string; version: number };

/** Every action in an appeal, by who takes it. */
export function appealCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const appeals = () => appealFixture(tolk, fixture().market);
  const files = async (input: Input, side: Identity) => {
    if (input === 'smallest') return { fileIds: [] };
    const { market } = fixture();
    const person = market[side];
    return {
      fileIds: [await market.upload(person, 'evidence'), await uploadPicture(person, 'evidence')],
    };
  };
  const current = async (projectOrderAppealId: string): Promise<Appeal> => {
    const { version } = await appeals().detail('client', projectOrderAppealId);
    return { projectOrderAppealId, version };
  };
  const mediated = async (id: string): Promise<Appeal> => {
    await dataOf(appeals().mediate(id, { refundPercent: 50, text: 'Half each.' }));
    return current(id);
  };
  /** The richest: about a completed order with files, with evidence and an offer of each side. */
  const opened = async (input: Input, side: Identity): Promise<Appeal> => {
    const all = ordersInState(tolk, fixture().market);
    const order = input === 'richest' ? await all.completed(input) : await all.started(input);
    const id = await appeals().open(order, side, await files(input, side));
    if (input === 'richest') {
      for (const by of [side, other[side]]) {
        const evidence = { text: 'See the glossary.', ...(await files(input, by)) };
        await dataOf(appeals().act(by, 'addAppealEvidence', id, evidence));
        const offer = { refundPercent: 30, text: 'Let us share.' };
        await dataOf(appeals().act(by, 'addAppealOffer', id, offer));
      }
    }
    return current(id);
  };
  const inMediation = async (input: Input): Promise<Appeal> => {
    const appeal = await opened(input, 'client');
    await tolk.app.deps.db
      .updateTable('appeal')
      .set({ status: 'mediation' })
      .where('id', '=', appeal.projectOrderAppealId)
      .execute();
    return appeal;
  };
  const ruling = (input: Input, outcome: AppealOutcome) => ({
    outcome,
    text: 'The annexes are missing.',
    ...(outcome === 'split' || input === 'richest' ? { refundPercent: 60 } : {}),
    ...(outcome === 'redo' || input === 'richest'
      ? { deliverTime: addMs(tolk.clock.now(), 20 * DAY).toISOString() }
      : {}),
  });
  const ruled = async (input: Input, outcome: AppealOutcome): Promise<Appeal> => {
    const { projectOrderAppealId: id } = await inMediation(input);
    await dataOf(appeals().rule(id, ruling(input, outcome)));
    return current(id);
  };
  const acceptedBy = async (side: Identity, { projectOrderAppealId: id }: Appeal) => {
    await dataOf(appeals().act(side, 'answerRuling', id, { accept: true }));
    return current(id);
  };
  const by = (
    side: Identity,
    call: string,
    prepare: (input: Input) => Promise<Appeal>,
    more: (input: Input) => object | Promise<object> = () => ({}),
  ): Case => ({
    path: `${interfaceOf[side]}/${call}`,
    async ready(input) {
      const body = { ...(await prepare(input)), ...(await more(input)) };
      return { token: fixture().market[side].token, body };
    },
  });
  const byStaff = (
    prepare: (input: Input) => Promise<Appeal>,
    outcome: AppealOutcome,
    needs: readonly string[],
  ): Case => ({
    path: '/opsinterface/ruleAppeal',
    needs,
    async ready(input) {
      const staff = await addStaffMember(tolk, 'support');
      const fileIds = input === 'richest' ? [await uploadRulingFile(staff)] : [];
      const body = { ...(await prepare(input)), ...ruling(input, outcome), fileIds };
      return { token: staff.token, body };
    },
  });
  const inReview = (outcome: AppealOutcome) => async (input: Input) => {
    const { projectOrderAppealId: id } = await ruled(input, outcome);
    const answer = { accept: false, reason: 'Look again, please.' };
    await dataOf(appeals().act('supplier', 'answerRuling', id, answer));
    return current(id);
  };
  const answered = (side: Identity, prepare: (input: Input) => Promise<Appeal>): Case =>
    by(side, 'answerRuling', prepare, (input) => ({
      accept: true,
      ...(input === 'richest' ? { reason: 'That is fair.' } : {}),
    }));

  return {
    ...ofBothSides('order', 'appeal', (side) => ({
      path: `${interfaceOf[side]}/addAppeal`,
      async ready(input) {
        const { market } = fixture();
        const all = ordersInState(tolk, market);
        const order = input === 'richest' ? await all.completed(input) : await all.started(input);
        const { projectOrderId, version } = order;
        const form = {
          appealType: 'quality',
          reasonForAppeal: 'The annexes are missing.',
          refundPercent: 60,
        };
        const body = { projectOrderId, version, ...form, ...(await files(input, side)) };
        return { token: market[side].token, body };
      },
    })),
    ...ofBothSides('appeal', 'open', (side) => `order ${side} appeal`),
    ...ofBothSides('appeal', 'addEvidence', (side) => ({
      path: `${interfaceOf[side]}/addAppealEvidence`,
      async ready(input) {
        const { projectOrderAppealId } = await opened(input, side);
        const body = { projectOrderAppealId, text: 'See annex 2.', ...(await files(input, side)) };
        return { token: fixture().market[side].token, body };
      },
    })),
    ...ofBothSides('appeal', 'offer', (side) =>
      by(
        side,
        'addAppealOffer',
        (input) => opened(input, side),
        (input) => ({ refundPercent: 40, text: input === 'richest' ? 'Half of the annexes.' : '' }),
      ),
    ),
    ...ofBothSides('appeal', 'acceptOffer', (side) =>
      by(side, 'acceptAppealOffer', async (input) => {
        const { projectOrderAppealId: id } = await opened(input, side);
        const offer = { refundPercent: 50, text: 'Half each.' };
        await dataOf(appeals().act(other[side], 'addAppealOffer', id, offer));
        return current(id);
      }),
    ),
    ...ofBothSides('order', 'agreeInAppeal', (side) => `appeal ${side} acceptOffer`),
    ...ofBothSides('appeal', 'acceptMediation', (side) =>
      by(side, 'acceptAppealMediation', async (input) => {
        const { projectOrderAppealId: id } = await opened(input, side);
        return mediated(id);
      }),
    ),
    ...ofBothSides('appeal', 'concludeMediation', (side) =>
      by(side, 'acceptAppealMediation', async (input) => {
        const { projectOrderAppealId: id } = await opened(input, side);
        await mediated(id);
        await dataOf(appeals().act(other[side], 'acceptAppealMediation', id));
        return current(id);
      }),
    ),
    'appeal staff mediate': {
      path: '/opsinterface/mediateAppeal',
      ready: async (input) => ({
        token: await fixture().staff.enter(),
        body: {
          ...(await opened(input, 'client')),
          refundPercent: 40,
          text: 'Meet in the middle.',
        },
      }),
    },
    'appeal staff extendEvidence': {
      path: '/opsinterface/extendAppealEvidence',
      ready: async (input) => ({
        token: await fixture().staff.enter(),
        body: { ...(await opened(input, 'client')), hours: 24, reason: 'The lab needs a day.' },
      }),
    },
    ...ofBothSides('appeal', 'withdraw', (side) =>
      by(side, 'withdrawAppeal', (input) => opened(input, side)),
    ),
    ...ofBothSides('order', 'withdrawAppeal', (side) => `appeal ${side} withdraw`),
    'appeal staff rule': byStaff(inMediation, 'split', ['refundPercent']),
    ...ofBothSides('appeal', 'acceptRuling', (side) =>
      answered(side, (input) => ruled(input, 'split')),
    ),
    ...ofBothSides('appeal', 'finalize', (side) =>
      answered(side, async (input) => acceptedBy(other[side], await ruled(input, 'split'))),
    ),
    ...ofBothSides('order', 'rule', (side) => `appeal ${side} finalize`),
    ...ofBothSides('order', 'ruleRedo', (side) =>
      answered(side, async (input) => acceptedBy(other[side], await ruled(input, 'redo'))),
    ),
    ...ofBothSides('appeal', 'askReview', (side) => ({
      ...by(
        side,
        'answerRuling',
        (input) => ruled(input, 'split'),
        () => ({ accept: false, reason: 'Look again, please.' }),
      ),
      needs: ['reason'],
    })),
    'appeal staff review': byStaff(inReview('split'), 'split', ['refundPercent']),
    'order staff rule': 'appeal staff review',
    'order staff ruleRedo': byStaff(inReview('split'), 'redo', ['deliverTime']),
  };
}
