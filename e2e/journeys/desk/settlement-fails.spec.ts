import type { PayoutAct } from '@tolk/testing/processes';
import {
  ExpenseDetailsScreen,
  FeesScreen,
  SettlementRecordScreen,
  StaffSettlementScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { completeOrder } from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';
import { signUpPayable } from '../../support/payable-supplier.ts';
import { expectDone, logInAgain, signUp } from '../../support/people.ts';
import { drawnPicture } from '../../support/pictures.ts';
import { leaveSettlementDays, moveTo } from '../../support/product-clock.ts';
import {
  apply,
  expectRecord,
  fillApplication,
  hold,
  secondDay,
  setRate,
} from '../../support/settlement.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';

runOnOwnProduct();

test('an application is withdrawn, refused, fails and is not claimed; the next one arrives', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(240_000);
  const guide = words.pick('Guide to a tea museum', '茶博物馆导览');
  const photo = await drawnPicture(page, 'image/jpeg');
  const person = await signUpPayable(language, {
    name: '沈南音',
    companyName: '南音译文工作室',
    partyKind: 'individual',
    photo,
  });
  const parties = { client: await signUp('client', language), supplier: person };
  await completeOrder(parties, guide, { unitPrice: 1_000_00 });
  await sandbox.clock.advance(hold);
  const opensAt = await leaveSettlementDays();
  await moveTo(opensAt.getTime() + secondDay);
  const finance = await logInStaff('finance');
  const colleague = await logInStaff('admin');
  await setRate(finance, 71_000);
  await enterAsStaff(page, finance);
  const supplier = await newWindow();
  await (await logInAgain(person, 'supplier', language)).enter(supplier);
  const fees = new FeesScreen(supplier, words);
  const record = new SettlementRecordScreen(supplier, words);
  const settlement = new StaffSettlementScreen(page, words);
  const idOf = () => new URL(supplier.url()).searchParams.get('id') ?? '';

  /** ¥3,000.00 at 7.1 are $422.54, and 3 % of that, rounded, is $12.68. */
  async function applyByPayPal(): Promise<string> {
    await fillApplication(fees, { projects: [guide], method: 'PayPal', net: '$ 409.86 USD' });
    return apply(fees, record);
  }

  /** Applies again; finance sends it out. */
  async function send(): Promise<string> {
    const settlementNumber = await applyByPayPal();
    const { payoutBatchId } = await expectDone<{ payoutBatchId: string }>(
      finance,
      '/opsinterface/addPayoutBatch',
      { settlementIds: [idOf()] },
    );
    await expectDone(colleague, '/opsinterface/approvePayoutBatch', { payoutBatchId });
    return settlementNumber;
  }

  /** What becomes of it at PayPal, once it has come there. */
  async function answerAtPayPal(settlementNumber: string, act: PayoutAct): Promise<void> {
    await expect(() => sandbox.payout(settlementNumber, act)).toPass({ timeout: 10_000 });
  }

  await test.step('the supplier takes back what is in no batch yet', async () => {
    const number = await applyByPayPal();
    await record.button('Cancel the withdrawal request').click();
    await look(supplier, { as: 'withdrawing' });
    await record.confirm('Cancel the request');
    await expectRecord(record, number, 'Withdrawn');
    await look(supplier, { as: 'withdrawn' });
  });

  await test.step('finance refuses the next one, and the supplier reads why', async () => {
    const number = await applyByPayPal();
    await settlement.open(`?id=${idOf()}`);
    const reason = words.pick('The name differs from the account.', '姓名与收款账户不符。');
    await settlement.fillRefusal(reason);
    await look(page, { as: 'refusing' });
    await settlement.submit();
    await expect(settlement.text('Not approved')).toBeVisible();
    await look(page, { as: 'refused' });
    await supplier.reload();
    await expectRecord(record, number, 'Not approved');
    await expect(supplier.getByRole('main').getByText(reason).first()).toBeVisible();
    await look(supplier, { as: 'refused' });
  });

  await test.step('PayPal fails to pay the third, and both sides see it', async () => {
    const number = await send();
    await answerAtPayPal(number, { outcome: 'failed' });
    await expectRecord(record, number, 'Failed');
    await look(supplier, { as: 'failed' });
    await settlement.open(`?id=${idOf()}`);
    await expect(settlement.text('Failed')).toBeVisible();
    await look(page, { as: 'failed' });
    await record.link('Apply again').click();
    await fees.arrive();
    await expect(fees.fee(guide)).toContainText(words.within('Ready to be settled'));
  });

  await test.step('nobody claims the fourth at PayPal, and it comes back', async () => {
    const number = await send();
    await answerAtPayPal(number, { outcome: 'unclaimed' });
    await expectRecord(record, number, 'Came back');
    await look(supplier, { as: 'unclaimed' });
    await settlement.open(`?id=${idOf()}`);
    await expect(settlement.text('Came back')).toBeVisible();
    await look(page, { as: 'unclaimed' });
    const expenses = new ExpenseDetailsScreen(supplier, words);
    await expenses.open();
    // Withdrawn, refused, failed and not claimed.
    const undone = expenses.moves('The settlement was undone; the money is available again');
    await expect(undone).toContainText(Array.from({ length: 4 }, () => '+¥ 3,000.00 CNY'));
    await look(supplier, { as: 'available-again' });
  });

  await test.step('the fifth arrives', async () => {
    const number = await send();
    await answerAtPayPal(number, { outcome: 'success' });
    await expectRecord(record, number, 'Settled');
    await fees.open();
    await expect(fees.fee(guide)).toContainText(words.within('Settled'));
  });
});
