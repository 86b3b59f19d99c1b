import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { SupplierActions } from './actions.tsx';
import { sentOrder } from './order-fixture.ts';

const ownFetch = globalThis.fetch;
const complete = { type: null, result: true, msg: '' };
let check: unknown;
let memberships: unknown;
let asked: string[];

beforeEach(() => {
  check = complete;
  memberships = [];
  asked = [];
  globalThis.fetch = (input) => {
    const path = typeof input === 'string' ? input : '';
    const isOwn = path.endsWith('/getMemberships');
    if (!isOwn) asked.push(path);
    const data = isOwn ? memberships : check;
    return Promise.resolve(new Response(JSON.stringify({ code: 0, msg: '', data })));
  };
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

function show(order: OrderDetail, termsUnread = false) {
  renderScreen(<SupplierActions order={order} termsUnread={termsUnread} />);
}

describe('SupplierActions', () => {
  it('offers exactly what the server allows', () => {
    show(sentOrder);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Accept the order', 'Reject']);
  });

  it('says once to a member of a company that colleagues can do more', async () => {
    memberships = [{ isActing: true, scopes: ['read', 'work'] }];
    const states = (['deliver', 'proposeEnd', 'appeal'] as const).map((action) => ({
      action,
      enabled: action === 'deliver',
    }));
    show({ ...sentOrder, allowedActions: states });
    await screen.findByText('Colleagues with other roles can do more here.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Deliver',
    ]);
  });

  it('asks for more time while there is something to deliver and a change may be proposed', () => {
    const propose = { action: 'proposeChange' as const, enabled: true };
    const started = { ...sentOrder, orderState: 'started' as const, allowedActions: [propose] };
    show(started);
    expect(screen.getByRole('button', { name: 'Propose a change' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Ask for more time' })).toBeEnabled();
  });

  it.each<[string, Partial<OrderDetail>]>([
    ['that is delivered', { orderState: 'submitted' }],
    ['of interpreting', { orderType: 'interpretation' }],
    ['with a pending change', { allowedActions: [{ action: 'proposeChange', enabled: false }] }],
  ])('does not ask for more time for an order %s', (_what, more) => {
    const allowedActions = [{ action: 'proposeChange' as const, enabled: true }];
    show({ ...sentOrder, orderState: 'started', allowedActions, ...more });
    expect(screen.queryByRole('button', { name: 'Ask for more time' })).toBeNull();
  });

  describe('of a booking with an overtime rate', () => {
    const booking = {
      ...sentOrder,
      orderState: 'started' as const,
      orderType: 'interpretation' as const,
      overtimeRate: 150_00,
      bookings: [{ startTime: '2020-11-20T01:00:00Z', endTime: '2020-11-20T04:00:00Z' }],
      allowedActions: [{ action: 'proposeChange' as const, enabled: true }],
    };
    const claim = () => screen.queryByRole('button', { name: 'Claim overtime' });

    it('overtime is claimed once a booking is over', () => {
      show(booking);
      expect(claim()).toBeEnabled();
    });

    it.each<[string, Partial<OrderDetail>]>([
      ['without a rate', { overtimeRate: null }],
      [
        'that is not over',
        { bookings: [{ startTime: '2126-11-20T01:00:00Z', endTime: '2126-11-20T04:00:00Z' }] },
      ],
      ['with a pending change', { allowedActions: [{ action: 'proposeChange', enabled: false }] }],
    ])('nothing is claimed for one %s', (_what, more) => {
      show({ ...booking, ...more });
      expect(claim()).toBeNull();
    });
  });

  it('an action that is off says why', () => {
    const reason = 'You have already left a review.';
    show({ ...sentOrder, allowedActions: [{ action: 'evaluate', enabled: false, reason }] });
    const button = screen.getByRole('button', { name: 'Evaluate' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/You have already left a review\./);
  });

  it('accepting waits until changed terms are read, rejecting does not', () => {
    show(sentOrder, true);
    expect(screen.getByRole('button', { name: 'Accept the order' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });

  it('before accepting it shows what is earned, less the commission of the order', async () => {
    show(sentOrder);
    await userEvent.click(screen.getByRole('button', { name: 'Accept the order' }));
    expect(await screen.findByRole('dialog', { name: 'Accept these terms?' })).toHaveTextContent(
      /Commission¥ 468\.00 CNYYou earn¥ 4,212\.00 CNY/,
    );
    expect(asked).toEqual(['/api/supinterface/getWsgrxxtxJS']);
  });

  it.each([
    ['information', '/personalcenter/basicinformation'],
    ['resume', '/personalcenter/myresume'],
    ['verification', '/personalcenter/personalverification'],
    ['settlement', '/settlementcenter/settlement'],
  ])('a profile that lacks its %s leads to %s instead of being accepted', async (type, path) => {
    check = { type, result: false, msg: 'Complete your information first.' };
    show(sentOrder);
    await userEvent.click(screen.getByRole('button', { name: 'Accept the order' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Complete your profile to take orders',
    });
    expect(dialog).toHaveTextContent('Complete your information first.');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(window.location.pathname).toBe(path);
  });
});
