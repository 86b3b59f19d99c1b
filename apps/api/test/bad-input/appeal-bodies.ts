import { HOUR, addMs, type AppealStatus, type Identity } from '@tolk/domain';
import { appealFixture, outcomes } from '../support/appeals.ts';
import { orderChanges } from '../support/changes.ts';
import { dataOf, type OrderDetail } from '../support/market.ts';
import { addStaffMember, uploadRulingFile } from '../support/staff.ts';
import type { TestApp } from '../support/test-app.ts';
import { evaluateEachOther, type Fixture } from './fixture.ts';

const other = { client: 'supplier', supplier: 'client' } as const;
const text = 'The annexes are missing.';

/** What makes each changing call about ends, appeals and answers possible, by its name. */
export function appealBodies(tolk: TestApp, fixture: () => Fixture) {
  const target = ({ projectOrderId, version }: OrderDetail) => ({ projectOrderId, version });
  const proposal = { refundPercent: 50, reason: text };
  const appeals = () => appealFixture(tolk, fixture().market);
  const proposedBy = async (side: Identity) => {
    const { market } = fixture();
    const order = await market.start();
    const path = side === 'client' ? '/clientinterface' : '/supinterface';
    const body = { ...target(order), ...proposal };
    return target(await dataOf(market[side].call<OrderDetail>(`${path}/proposeEnd`, body)));
  };
  const change = { workload: 15, reason: text };
  const changeBy = async (side: Identity) =>
    target(
      await dataOf(
        orderChanges(fixture().market).propose(side, await fixture().market.start(), change),
      ),
    );
  const opened = async (side: Identity) => {
    const projectOrderAppealId = await appeals().open(await fixture().market.start(), side);
    return { projectOrderAppealId, version: 1 };
  };
  /** The clock stands still here: what time brings about is written down. */
  const turned = async (appeal: { projectOrderAppealId: string }, status: AppealStatus) => {
    await tolk.app.deps.db
      .updateTable('appeal')
      .set({ status })
      .where('id', '=', appeal.projectOrderAppealId)
      .execute();
  };
  const inMediation = async () => {
    const appeal = await opened('client');
    await turned(appeal, 'mediation');
    return appeal;
  };
  return {
    proposeEnd: async () => ({
      body: { ...target(await fixture().market.start()), ...proposal },
    }),
    answerEnd: async (side: Identity) => ({
      body: { ...(await proposedBy(other[side])), agree: true },
    }),
    withdrawEnd: async (side: Identity) => ({ body: await proposedBy(side) }),
    proposeChange: async () => ({
      body: { ...target(await fixture().market.start()), ...change },
    }),
    counterChange: async (side: Identity) => ({
      body: { ...(await changeBy(other[side])), unitPrice: 140_00, reason: text },
    }),
    answerChange: async (side: Identity) => ({
      body: { ...(await changeBy(other[side])), agree: true },
    }),
    withdrawChange: async (side: Identity) => ({ body: await changeBy(side) }),
    checkIn: async () => {
      const { market } = fixture();
      const now = tolk.app.deps.clock.now();
      const at = (hours: number) => addMs(now, hours * HOUR).toISOString();
      const { projectOrderId } = await market.start({
        orderType: 'interpretation',
        unitName: 'hour',
        workload: 3,
        startTime: at(10),
        endTime: at(13),
        deliverTime: at(14),
        acceptTime: at(40),
      });
      await tolk.app.deps.db.deleteFrom('booking').execute();
      await tolk.app.deps.db
        .updateTable('project_order')
        .set({ bookings: JSON.stringify([{ start: now.toISOString(), end: at(13) }]) })
        .where('id', '=', projectOrderId)
        .execute();
      return { body: { projectOrderId, startTime: now.toISOString() } };
    },
    replyEvaluate: async (side: Identity) => {
      const { market } = fixture();
      const written = await evaluateEachOther(market);
      if (side === 'client') return { body: { evaluateId: written, reply: 'Thank you.' } };
      const { id } = await tolk.app.deps.db
        .selectFrom('evaluation')
        .select('id')
        .where('side', '=', 'client')
        .where('order_id', 'in', (eb) =>
          eb.selectFrom('evaluation').select('order_id').where('id', '=', written),
        )
        .executeTakeFirstOrThrow();
      return { body: { evaluateId: id, reply: 'Thank you.' } };
    },
    addAppeal: async () => ({
      body: {
        ...target(await fixture().market.start()),
        appealType: 'quality',
        reasonForAppeal: text,
        refundPercent: 60,
        fileIds: [],
      },
    }),
    addAppealEvidence: async (side: Identity) => ({
      body: { ...(await opened(side)), text, fileIds: [] },
    }),
    addAppealOffer: async (side: Identity) => ({
      body: { ...(await opened(side)), refundPercent: 50, text },
    }),
    acceptAppealOffer: async (side: Identity) => {
      const { projectOrderAppealId } = await opened(side);
      const offer = { refundPercent: 50, text };
      await dataOf(appeals().act(other[side], 'addAppealOffer', projectOrderAppealId, offer));
      return { body: { projectOrderAppealId, version: 2 } };
    },
    acceptAppealMediation: async (side: Identity) => {
      const { projectOrderAppealId } = await opened(side);
      await dataOf(appeals().mediate(projectOrderAppealId, { refundPercent: 50, text }));
      return { body: { projectOrderAppealId, version: 2 } };
    },
    extendAppealEvidence: async () => ({
      body: { ...(await opened('client')), hours: 24, reason: text },
    }),
    mediateAppeal: async () => ({
      body: { ...(await opened('client')), refundPercent: 50, text },
    }),
    withdrawAppeal: async (side: Identity) => ({ body: await opened(side) }),
    answerRuling: async () => {
      const appeal = await inMediation();
      await dataOf(appeals().rule(appeal.projectOrderAppealId, outcomes.split));
      return { body: { ...appeal, version: 2, accept: true } };
    },
    deleteRulingFile: async () => {
      const staff = await addStaffMember(tolk, 'support');
      return { token: staff.token, body: { fileId: await uploadRulingFile(staff) } };
    },
    ruleAppeal: async () => ({
      body: { ...(await inMediation()), ...outcomes.split, fileIds: [] },
    }),
  };
}
