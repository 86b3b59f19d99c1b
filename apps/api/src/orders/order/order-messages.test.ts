import { orderActions, type OrderAction } from '@tolk/domain';
import type { News } from './message-of-action.ts';
import { orderMessages } from './order-messages.ts';

const order = {
  name: 'Manual',
  client_name: 'Kang',
  supplier_name: 'Lin',
  due_at: new Date('2031-03-04T05:06:00Z'),
  order_type: 'translation',
  pending_change: null,
  milestones: [],
  bookings: [{ start: '2031-03-04T07:00:00.000Z', end: '2031-03-04T09:00:00.000Z' }],
  zone: 'Europe/Berlin',
} satisfies News['order'];
const news = {
  order,
  actor: 'client',
  note: 'Annex 2 is missing.',
  ends: new Date('2031-03-05T05:06:00Z'),
  at: new Date('2031-03-04T06:00:00Z'),
} satisfies News;

it('who is asked for changes reads which ones', () => {
  for (const order_type of ['translation', 'interpretation'] as const) {
    const told = orderMessages('requestChanges', { ...news, order: { ...order, order_type } });
    expect(told).toMatchObject([
      { to: 'supplier', text: { en: expect.stringContaining(news.note) } },
    ]);
    expect(told[0]?.text.zh).toContain(news.note);
  }
});

it('nothing is said to be delivered of an interpreting order', () => {
  const interpreting = { ...news, order: { ...order, order_type: 'interpretation' } } as const;
  const told = orderActions.flatMap((action) => orderMessages(action, interpreting));
  expect(told.length).toBeGreaterThan(20);
  for (const { title, text } of told) {
    expect(`${title.en} ${text.en}`).not.toMatch(/deliver|results/i);
    expect(`${title.zh} ${text.zh}`).not.toMatch(/交付|成果/);
  }
});

/** Other work has nothing of the kind. */
const ofBookingsAlone: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'remindBooking',
  'cancelBooking',
  'giveUpBooking',
]);

it('the same people are told of an interpreting order as of any other', () => {
  for (const action of orderActions) {
    if (ofBookingsAlone.has(action)) continue;
    const toOf = (order_type: 'translation' | 'interpretation') =>
      orderMessages(action, { ...news, order: { ...order, order_type } }).map(({ to }) => to);
    expect([action, toOf('interpretation')]).toEqual([action, toOf('translation')]);
  }
});

it('a booking is told by the clocks of its place first, then by those of the mail', () => {
  const interpreting = { ...news, order: { ...order, order_type: 'interpretation' } } as const;
  const [told] = orderMessages('remindBooking', interpreting);
  expect(told?.text.en).toContain('Tue 4 Mar 2031, 08:00 UTC+1 (Tue 4 Mar 2031, 07:00 UTC)');
  expect(told?.text.zh).toContain(
    '2031 年 3 月 4 日 周二 08:00 UTC+1，即 2031 年 3 月 4 日 周二 15:00（北京时间）',
  );
  const inBeijing = { ...interpreting, order: { ...interpreting.order, zone: 'Asia/Shanghai' } };
  const [near] = orderMessages('remindBooking', inBeijing);
  expect(near?.text.zh).toContain('将于 2031 年 3 月 4 日 周二 15:00（北京时间）开始');
});
