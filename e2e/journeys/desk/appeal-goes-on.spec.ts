import { StaffAppealScreen, StaffAppealsScreen } from '../../pages/index.ts';
import { at, evidence, ruleByCall, textFile } from '../../support/appeal.ts';
import { seatBothSides } from '../../support/both-sides.ts';
import { expect, test } from '../../support/journey.ts';
import {
  appealFor,
  askForChanges,
  deliverOrder,
  newParties,
  payOrder,
  placeOrder,
} from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';
import { logInAgain } from '../../support/people.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';
import { inDays } from '../../support/texts.ts';

const minute = 60_000;
const day = 86_400_000;

runOnOwnProduct();

test('a review has the work done once more: it is delivered again, and the order completes', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const name = words.pick('Deed of a teahouse', '茶馆地契');
  const order = await payOrder(await placeOrder(await newParties(language), name));
  await deliverOrder(order, name);
  const appealId = await appealFor(order, words.pick('Half is missing.', '缺少一半内容。'), 100);
  await sandbox.clock.advance(evidence);
  const text = words.pick('Nothing of it can be used.', '成果完全无法使用。');
  await ruleByCall(appealId, { outcome: 'refund', text });
  const sides = await seatBothSides(order, { page, newWindow, words });
  const { client, supplier, paid, work, claim, answer } = sides;

  await test.step('the supplier, who would get nothing, asks for a review', async () => {
    await answer.open(at(appealId));
    await expect(answer.part('Ruling')).toContainText('¥ 308.97 CNY');
    await answer.fillReview(words.pick('The first half was read by nobody.', '前半部分无人审阅。'));
    await answer.submit();
  });

  await test.step('another member of staff decides that the work is done once more', async () => {
    const staffWindow = await newWindow();
    await enterAsStaff(staffWindow, await logInStaff('reviewer'));
    const review = new StaffAppealScreen(staffWindow, words);
    await review.open(`?id=${appealId}`);
    const due = inDays(5, Date.parse(await sandbox.clock.read()));
    const grounds = words.pick('The first half is good.', '前半部分质量良好。');
    await review.fillRedo('Decide the review…', { due, grounds });
    await look(staffWindow, { as: 'redo' });
    await review.submit();
    const decision = review.part('Decision of the review, final');
    await expect(decision).toContainText(words.within('To be redone'));
    await look(staffWindow, { as: 'redone' });
    await staffWindow.context().close();
  });

  await test.step('the supplier reads until when, and delivers again', async () => {
    await supplier.reload();
    await expect(answer.part('Ruling')).toContainText(words.within('To be redone'));
    await look(supplier, { as: 'redo' });
    await answer.link('Go to the order').click();
    await work.arrive();
    await expect(work.text('Appeal decided: to be redone').first()).toBeVisible();
    await work.fillDelivery(textFile('deed.txt'), words.pick('Both halves.', '全部内容。'));
    await look(supplier, { as: 'again', ownWordsOnly: true });
    await work.submit();
  });

  await test.step('the client accepts it, and all of the money is the supplier’s', async () => {
    await claim.open(at(appealId));
    await look(client, { as: 'redo' });
    await claim.link('Go to the order').click();
    await paid.arrive();
    await paid.button('Accept the results').click();
    await paid.confirm('Accept');
    await expect(paid.button('Evaluate')).toBeVisible();
    await expect
      .poll(async () => (await work.ledger()).at(-1))
      .toEqual([expect.stringMatching(words.say('Your earnings, on hold')), '+¥ 299.97 CNY']);
    await look(client, { as: 'completed-again', ownWordsOnly: true });
  });
});

// Last, since it moves the clock by half a year.
test('what was held for 150 days goes to staff by an appeal that nobody raised', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const name = words.pick('Chronicle of a tea town', '茶镇镇志');
  const { client: anna, supplier: ben } = await newParties(language);
  const order = await payOrder(await placeOrder({ client: anna, supplier: ben }, name));
  const { projectOrderId } = order;
  await deliverOrder(order, name);
  await askForChanges(order, words.pick('The last century is missing.', '缺少近百年内容。'), 140);
  await sandbox.clock.advance(150 * day);
  const parties = {
    client: await logInAgain(anna, 'client', language),
    supplier: await logInAgain(ben, 'supplier', language),
  };
  const sides = await seatBothSides(parties, { page, newWindow, words });
  const { client, supplier, paid, work, claim, answer } = sides;

  await test.step('both see that the platform opened it, and neither can withdraw it', async () => {
    const why =
      'The platform opened this appeal automatically, because the order was not concluded in time.';
    await paid.open(`?projectOrderId=${projectOrderId}`);
    await expect(
      paid.text('Money held for the longest time allowed; Tolk opened an appeal').first(),
    ).toBeVisible();
    await look(client, { as: 'held-long', ownWordsOnly: true });
    await paid.link('Go to the appeal').click();
    await claim.arrive();
    await expect(claim.text(why)).toBeVisible();
    await expect(claim.button('Withdraw the appeal')).toHaveCount(0);
    await look(client, { as: 'of-platform', ownWordsOnly: true });
    await work.open(`?projectOrderId=${projectOrderId}`);
    await work.link('Go to the appeal').click();
    await answer.arrive();
    await expect(answer.text(why)).toBeVisible();
    await answer.fillEvidence(
      words.pick('Nine tenths are done.', '已完成九成。'),
      textFile('town.txt'),
    );
    await answer.submit();
    await look(supplier, { as: 'of-platform' });
    await sandbox.clock.advance(evidence);
  });

  await test.step('staff reads that it is urgent, and rules that half goes back', async () => {
    const staffWindow = await newWindow();
    await enterAsStaff(staffWindow, await logInStaff('support'));
    const appeals = new StaffAppealsScreen(staffWindow, words);
    await appeals.open();
    await expect(appeals.appeal(name)).toContainText(words.within('Escalated'));
    await look(staffWindow, { as: 'escalated' });
    await appeals.openAppeal(name);
    const ruling = new StaffAppealScreen(staffWindow, words);
    await ruling.arrive();
    await expect(
      ruling.text(
        'The platform opened this appeal automatically, because the order was not concluded in time.',
      ),
    ).toBeVisible();
    const grounds = words.pick('Half of it is missing.', '缺少一半内容。');
    await ruling.fillSplit('Rule…', { percent: 50, grounds });
    await expect(ruling.amounts).toContainText('¥ 154.49 CNY');
    await ruling.submit();
    await look(staffWindow, { as: 'ruled-of-platform' });
    await staffWindow.context().close();
  });

  await test.step('after three days without a word it is final, and the money is divided', async () => {
    await sandbox.clock.advance(3 * day + minute);
    await client.reload();
    await expect(claim.text('Ruling final').first()).toBeVisible();
    await claim.link('Go to the order').click();
    await paid.arrive();
    await expect(paid.part('Refunds')).toContainText('¥ 154.49 CNY');
    await expect(paid.part('Refunds')).toContainText(words.within('Arrived'));
    await work.open(`?projectOrderId=${projectOrderId}`);
    await expect
      .poll(async () => (await work.ledger()).at(-1))
      .toEqual([expect.stringMatching(words.say('Your earnings, on hold')), '+¥ 149.98 CNY']);
  });
});
