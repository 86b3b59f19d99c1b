import type { AppealDetail } from '@tolk/contract';
import { HOUR, type Identity } from '@tolk/domain';
import type { Answer } from '@tolk/testing/caller';
import { startSession } from '../../src/accounts/sessions/sessions.ts';
import { dataOf, withKey, type Market, type OrderDetail } from './market.ts';
import { addStaffMember, type TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

type Fields = Record<string, unknown>;

/** Short ways to bring an appeal into each status, by calls only. */
export interface AppealFixture {
  /** Appeals about the order; answers the appeal’s id. */
  open(order: OrderDetail, side: Identity, changes?: Fields): Promise<string>;
  appeal(
    order: OrderDetail,
    side: Identity,
    changes?: Fields,
  ): Promise<Answer<{ projectOrderAppealId: string }>>;
  detail(side: Identity, projectOrderAppealId: string): Promise<AppealDetail>;
  /** One call about an appeal, with the version as it is now unless `body` has one. */
  act(
    side: Identity,
    call: string,
    projectOrderAppealId: string,
    body?: Fields,
  ): Promise<Answer<AppealDetail>>;
  /** A member of the staff who has just signed in, and rules on the version as it is now. */
  rule(
    projectOrderAppealId: string,
    body: Fields,
    staff?: TestStaff,
  ): Promise<Answer<AppealDetail>>;
  /** A member of the staff proposes a split, or gives more time for evidence. */
  mediate(projectOrderAppealId: string, body: Fields): Promise<Answer<AppealDetail>>;
  extend(projectOrderAppealId: string, body: Fields): Promise<Answer<AppealDetail>>;
  /** From the opening on until there is a ruling. */
  ruled(projectOrderAppealId: string, body: Fields): Promise<void>;
  /** Moves the clock on; both sides sign in again, for sessions end. */
  pass(ms: number): Promise<void>;
}

export const outcomes = {
  release: { outcome: 'release', text: 'The work is as agreed.' },
  refund: { outcome: 'refund', text: 'Nothing of use was delivered.' },
  split: { outcome: 'split', refundPercent: 60, text: 'The annexes are missing.' },
} as const;

export function appealFixture(tolk: TestApp, market: Market): AppealFixture {
  const personOn = (side: Identity) => market[side];
  const pathOf = (side: Identity, call: string) =>
    `${side === 'client' ? '/clientinterface' : '/supinterface'}/${call}`;

  async function byStaff(
    call: string,
    projectOrderAppealId: string,
    body: Fields,
  ): Promise<Answer<AppealDetail>> {
    const member = await addStaffMember(tolk, 'support');
    const { version } = await appeals.detail('client', projectOrderAppealId);
    return member.call(`/opsinterface/${call}`, { projectOrderAppealId, version, ...body });
  }

  const appeals: AppealFixture = {
    async open(order, side, changes) {
      return (await dataOf(appeals.appeal(order, side, changes))).projectOrderAppealId;
    },
    appeal({ projectOrderId, version }, side, changes = {}) {
      const form = {
        projectOrderId,
        version,
        appealType: 'quality',
        reasonForAppeal: 'The annexes are missing.',
        refundPercent: 60,
        fileIds: [],
        ...changes,
      };
      return personOn(side).call(pathOf(side, 'addAppeal'), form, withKey());
    },
    detail: (side, projectOrderAppealId) =>
      dataOf(personOn(side).call(pathOf(side, 'getAppealIdData'), { projectOrderAppealId })),
    async act(side, call, projectOrderAppealId, body = {}) {
      const { version } = await appeals.detail(side, projectOrderAppealId);
      const request = { projectOrderAppealId, version, ...body };
      return personOn(side).call(pathOf(side, call), request, withKey());
    },
    async rule(projectOrderAppealId, body, staff) {
      const member = staff ?? (await addStaffMember(tolk, 'support'));
      const { version } = await appeals.detail('client', projectOrderAppealId);
      const request = { projectOrderAppealId, version, fileIds: [], ...body };
      return member.call('/opsinterface/ruleAppeal', request, withKey());
    },
    mediate: (id, body) => byStaff('mediateAppeal', id, body),
    extend: (id, body) => byStaff('extendAppealEvidence', id, body),
    async ruled(projectOrderAppealId, body) {
      await tolk.advance(72 * HOUR);
      await dataOf(appeals.rule(projectOrderAppealId, body));
    },
    async pass(ms) {
      await tolk.advance(ms);
      const { db, clock } = tolk.app.deps;
      const device = { userAgent: 'node', address: '127.0.0.1' };
      for (const identity of ['client', 'supplier'] as const) {
        const { personId } = market[identity];
        const session = { personId, identity, device, now: clock.now() };
        market[identity].token = await startSession(db, session);
      }
    },
  };
  return appeals;
}
