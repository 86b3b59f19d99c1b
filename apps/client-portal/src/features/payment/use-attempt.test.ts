import type { PaymentAttempt } from '@tolk/contract';
import { sceneOf } from './scene.ts';
import { phaseOf } from './use-attempt.ts';

const pending: PaymentAttempt = {
  paymentId: '00000000-0000-4000-8000-000000000001',
  projectOrderId: '00000000-0000-4000-8000-000000000002',
  method: 'wechatPay',
  status: 'pending',
  paymentAmount: 103_000,
  currency: 'CNY',
  expiresAt: '2026-11-20T08:15:00.000Z',
  unmatchedAmount: null,
  codeUrl: 'weixin://wxpay/bizpayurl?pr=1',
  redirectUrl: null,
  wechatSheet: null,
  sandboxUrl: null,
};

describe('an attempt to pay', () => {
  it('is open while the provider waits for the money', () => {
    expect(phaseOf(pending, false)).toEqual({ phase: 'open', attempt: pending });
  });

  it('is over once its time has passed', () => {
    expect(phaseOf(pending, true)).toEqual({ phase: 'over' });
  });

  it('is paid when the money came after its time had passed', () => {
    expect(phaseOf({ ...pending, status: 'paid' }, true)).toEqual({ phase: 'paid' });
  });

  it('says what came when that was another amount', () => {
    const closed = { ...pending, status: 'closed', unmatchedAmount: 102_999 } as const;
    expect(phaseOf(closed, false)).toEqual({ phase: 'unmatched', received: 102_999 });
  });

  it('is paid, whatever came besides', () => {
    const paid = { ...pending, status: 'paid', unmatchedAmount: 103_000 } as const;
    expect(phaseOf(paid, false)).toEqual({ phase: 'paid' });
  });

  it.each(['expired', 'closed', 'refunded'] as const)(
    'is over when the server says %s',
    (status) => {
      expect(phaseOf({ ...pending, status }, false)).toEqual({ phase: 'over' });
    },
  );
});

describe('the scene of a payment', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'phone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'phone'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
      'wechat',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'desktop'],
  ])('of %s is %s', (userAgent, scene) => {
    expect(sceneOf(userAgent)).toBe(scene);
  });
});
