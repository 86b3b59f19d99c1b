import type { ResponseOf, calls } from '@tolk/contract';
import { HOUR } from '@tolk/domain';
import { bookingIn, interpreting } from '../../../test/support/bookings.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Projects = typeof calls.supinterface.projects;
type List = ResponseOf<Projects['getProjectList']>;
type Detail = ResponseOf<Projects['getProjectDetail']>;

let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

const list = (filter: object = {}) =>
  dataOf(market.supplier.call<List>('/supinterface/getProjectList', filter));
const detail = (projectOrderId: string) =>
  market.supplier.call<Detail>('/supinterface/getProjectDetail', { projectOrderId });

describe('the project center', () => {
  it('holds an order from its acceptance on', async () => {
    const { projectOrderId } = await market.send();
    expect(await list()).toEqual({ total: 0, list: [] });
    expect((await detail(projectOrderId)).code).toBe(404);
    const order = await market.receive({ orderName: 'Annual report' });
    const { total, list: rows } = await list();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      order: { projectOrderId: order.projectOrderId, turn: 'client' },
      nextStep: null,
      nextStepUntil: null,
      ownTurn: false,
      fileCount: 0,
    });
    expect((await list({ search: 'annual' })).total).toBe(1);
    expect((await list({ search: 'monthly' })).total).toBe(0);
    expect((await list({ orderStatus: 'received' })).total).toBe(1);
    expect((await list({ orderStatus: 'started' })).total).toBe(0);
    expect((await list({ orderStatus: 'sent' })).total).toBe(0);
  });

  it('says what the supplier does next and until when', async () => {
    const { projectOrderId } = await market.start();
    const { data } = await detail(projectOrderId);
    expect(data).toMatchObject({
      nextStep: {
        en: 'Do the work and deliver the files before the due time.',
        zh: '完成工作，并在交付时间前提交文件。',
      },
      ownTurn: true,
      files: [],
    });
    expect(data.nextStepUntil).toBe(data.order.deliverTime);
  });

  it('asks to confirm a booking once it is over', async () => {
    const ahead = await market.start(interpreting(market, [bookingIn(tolk, 24, 3)]));
    const { projectOrderId } = ahead;
    expect((await detail(projectOrderId)).data.nextStep?.en).toMatch(/^Arrive on time/);
    await tolk.advance(28 * HOUR);
    expect((await detail(projectOrderId)).data.nextStep?.en).toBe(
      'The booking is over. Confirm that the work is done.',
    );
  });

  it('shows the files of both sides, and waits while the client checks', async () => {
    const orderFileIds = [await market.upload(market.client, 'order')];
    const { projectOrderId } = await market.submit({ orderFileIds });
    const { data } = await detail(projectOrderId);
    expect(data.files.map(({ from }) => from)).toEqual(['client', 'supplier']);
    expect([data.nextStep, data.ownTurn]).toEqual([null, false]);
    expect((await list()).list[0]?.fileCount).toBe(2);
  });

  it('asks for an evaluation once the work is done, without it being a turn', async () => {
    const { projectOrderId } = await market.complete();
    const { data } = await detail(projectOrderId);
    expect(data.nextStep?.en).toBe('Review the client.');
    expect(data.ownTurn).toBe(false);
  });

  it('is closed to everybody else', async () => {
    const { projectOrderId } = await market.start();
    const stranger = await signUp(tolk, 'supplier');
    const path = '/supinterface/getProjectDetail';
    expect((await stranger.call(path, { projectOrderId })).code).toBe(404);
  });
});
