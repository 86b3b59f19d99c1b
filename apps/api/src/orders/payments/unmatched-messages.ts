import { moneyText } from '../../calls/money-text.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { PaymentAttempt } from './payment-repository.ts';

type Message = { title: BilingualText; text: BilingualText };
type Asked = Pick<PaymentAttempt, 'amount' | 'currency'>;

/** What the payer reads about money that pays nothing; `received` in fen. */
export const unmatchedMessages: Readonly<
  Record<
    'wrongAmount' | 'secondTransaction',
    (orderName: string, received: number, asked: Asked) => Message
  >
> = {
  wrongAmount: (name, received, { amount, currency }) => ({
    title: { en: 'We received a different amount', zh: '付款金额不符' },
    text: {
      en: `We received ${moneyText({ amount: received, currency }, 'en')} for “${name}” instead of ${moneyText({ amount, currency }, 'en')}, so the order isn’t paid. We are checking it and will refund the money to your original payment method. You can pay again now.`,
      zh: `订单“${name}”收到付款 ${moneyText({ amount: received, currency }, 'zh-CN')}，与应付金额 ${moneyText({ amount, currency }, 'zh-CN')} 不符，订单尚未支付成功。经核对后，该笔款项将原路退回，您现在可以重新支付。`,
    },
  }),
  secondTransaction: (name, received, { currency }) => ({
    title: { en: 'You paid twice', zh: '收到重复付款' },
    text: {
      en: `A second payment of ${moneyText({ amount: received, currency }, 'en')} came for “${name}”, which was paid already. We are checking it and will refund the second payment to your original payment method.`,
      zh: `订单“${name}”已付款，又收到一笔重复付款 ${moneyText({ amount: received, currency }, 'zh-CN')}。经核对后，重复的款项将原路退回。`,
    },
  }),
};
