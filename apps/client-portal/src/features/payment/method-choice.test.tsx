import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetail } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { MethodChoice } from './method-choice.tsx';

it('has a mark at each method, and each is called by its name alone', async () => {
  answerCalls({
    '/clientinterface/getConfirmThePayment': {
      amountOfMoney: 1_800_00,
      commissionXQ: 54_00,
      paymentAmount: 1_854_00,
      currency: 'CNY',
      methods: ['wechatPay', 'alipay', 'bankTransfer'],
    },
  });
  const chosen: string[] = [];
  const order = { projectOrderId: '0192a7c0-0000-7000-8000-000000000001' } as OrderDetail;
  renderScreen(<MethodChoice order={order} onChoose={(method) => chosen.push(method)} />);
  const alipay = await screen.findByRole('radio', { name: 'Alipay' });
  expect(screen.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
  const marks = screen
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelectorAll('svg[width="24"]'));
  expect(
    marks.map((found) => [...(found ?? [])].map((mark) => mark.getAttribute('aria-hidden'))),
  ).toEqual([['true'], ['true'], ['true']]);
  await userEvent.click(alipay);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(chosen).toEqual(['alipay']);
});
