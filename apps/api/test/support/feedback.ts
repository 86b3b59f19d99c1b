import type { ResponseOf, calls } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import type { Answer, Caller } from '@tolk/testing/caller';
import { dataOf } from './market.ts';

type Own = (typeof calls)['supinterface']['feedback'];
type Desk = (typeof calls)['opsinterface']['feedback'];
export type StaffReport = ResponseOf<Desk['getFeedbackDetail']>;

const interfaces = { client: '/clientinterface', supplier: '/supinterface' } as const;

/** Short ways to write feedback and to read it on either side of the desk. */
export const feedbackOf = {
  async send(person: Caller, side: Identity, changes: Record<string, unknown> = {}) {
    const form = { feedbackType: 'fault', instructions: 'The page is empty.', fileIds: [] };
    const path = `${interfaces[side]}/addFeedBack`;
    const answer = person.call<{ feedbackId: string }>(path, { ...form, ...changes });
    return (await dataOf(answer)).feedbackId;
  },
  own(person: Caller, side: Identity, feedbackId: string) {
    const path = `${interfaces[side]}/getFeedbackDetail`;
    return dataOf(person.call<ResponseOf<Own['getFeedbackDetail']>>(path, { feedbackId }));
  },
  list(person: Caller, side: Identity, request: Record<string, unknown> = {}) {
    const path = `${interfaces[side]}/getFeedbackData`;
    return dataOf(person.call<ResponseOf<Own['getFeedbackData']>>(path, request));
  },
  queue(staff: Caller, request: Record<string, unknown> = {}) {
    const path = '/opsinterface/getFeedbackList';
    return dataOf(staff.call<ResponseOf<Desk['getFeedbackList']>>(path, request));
  },
  look(staff: Caller, feedbackId: string) {
    return dataOf(staff.call<StaffReport>('/opsinterface/getFeedbackDetail', { feedbackId }));
  },
  /** One act, on the report as it is now. */
  async act(
    staff: Caller,
    name: string,
    feedbackId: string,
    fields: Record<string, unknown> = {},
  ): Promise<Answer<StaffReport>> {
    const { version } = await feedbackOf.look(staff, feedbackId);
    return staff.call<StaffReport>(`/opsinterface/${name}`, { feedbackId, version, ...fields });
  },
};
