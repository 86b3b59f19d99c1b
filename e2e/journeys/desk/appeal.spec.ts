import { StaffAppealScreen, StaffAppealsScreen } from '../../pages/index.ts';
import { at, evidence, ruleByCall, textFile } from '../../support/appeal.ts';
import { seatBothSides } from '../../support/both-sides.ts';
import { expect, test } from '../../support/journey.ts';
import {
  appealFor,
  completeOrder,
  deliverOrder,
  newParties,
  payOrder,
  placeOrder,
} from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';

runOnOwnProduct();

test('an appeal is ruled, reviewed by somebody else, and its money goes both ways', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const name = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const order = await payOrder(await placeOrder(await newParties(language), name));
  const { projectOrderId } = order;
  const sides = await seatBothSides(order, { page, newWindow, words });
  const { client, supplier, paid, work, claim, answer } = sides;

  await test.step('the client asks for changes twice, each time until a new due time', async () => {
    await deliverOrder(order, words.pick('First draft.', '初稿。'));
    await paid.open(`?projectOrderId=${projectOrderId}`);
    await paid.fillChanges(words.pick('Clause 3 is missing.', '缺少第三条。'));
    await look(client, { as: 'changes', ownWordsOnly: true });
    await paid.submit();
    await expect(paid.button('Ask for changes')).toHaveCount(0);
    await deliverOrder(order, words.pick('Clause 3 added.', '已补充第三条。'));
    await expect(paid.button('Ask for changes')).toBeEnabled();
    await paid.fillChanges(words.pick('Clause 5 is wrong.', '第五条有误。'));
    await paid.submit();
    await deliverOrder(order, words.pick('Clause 5 mended.', '已更正第五条。'));
    // Two rounds belong to an order; what remains is to accept or to appeal.
    await expect(paid.button('Ask for changes')).toBeDisabled();
    await expect(paid.button('Appeal')).toBeEnabled();
  });

  await test.step('then appeals with a file that shows what is wrong', async () => {
    const text = {
      type: words.pick('Quality of the work', '译文质量'),
      reason: words.pick('Clause 5 still says the opposite.', '第五条的意思仍然相反。'),
      percent: 80,
    };
    await paid.fillAppeal(text, textFile('clause-5.txt'));
    // 80 % of ¥299.97 and of the fee of ¥9.00.
    await expect(paid.amounts).toContainText('¥ 247.18 CNY');
    await expect(paid.amounts).toContainText('¥ 59.99 CNY');
    await look(client, { as: 'appealing', ownWordsOnly: true });
    await paid.submit();
    await claim.arrive();
    await expect(claim.part('Evidence')).toContainText('clause-5.txt');
    await look(client, { as: 'evidence', ownWordsOnly: true });
  });

  await test.step('the supplier hands in evidence too, before the 72 hours are over', async () => {
    await work.open(`?projectOrderId=${projectOrderId}`);
    await expect(work.text('Held for the appeal').first()).toBeVisible();
    await look(supplier, { as: 'in-appeal', ownWordsOnly: true });
    await work.link('Go to the appeal').click();
    await answer.arrive();
    const text = words.pick('The source says just that.', '原文即为此意。');
    await answer.fillEvidence(text, textFile('source.txt'));
    await look(supplier, { as: 'evidence', ownWordsOnly: true });
    await answer.submit();
    await expect(answer.part('Evidence')).toContainText(text);
    await sandbox.clock.advance(evidence);
  });

  await test.step('staff sees both sides and rules that 60 % go back', async () => {
    const staffWindow = await newWindow();
    await enterAsStaff(staffWindow, await logInStaff('support'));
    const appeals = new StaffAppealsScreen(staffWindow, words);
    await appeals.open();
    await appeals.openAppeal(name);
    const ruling = new StaffAppealScreen(staffWindow, words);
    await ruling.arrive();
    await expect(ruling.part('Evidence of the client, {0}')).toContainText('clause-5.txt');
    await expect(ruling.part('Evidence of the supplier, {0}')).toContainText('source.txt');
    await look(staffWindow, { as: 'mediation' });
    const grounds = words.pick('Most of the clause is wrong.', '该条大部分译文有误。');
    await ruling.fillSplit('Rule…', { percent: 60, grounds });
    // 60 %: ¥179.98 of the price and ¥5.40 of the fee; ¥119.99 stay.
    await expect(ruling.amounts).toContainText('¥ 185.38 CNY');
    await expect(ruling.amounts).toContainText('¥ 119.99 CNY');
    await ruling.attach(textFile('comparison.txt'));
    await look(staffWindow, { as: 'ruling' });
    await ruling.submit();
    await expect(ruling.part('Ruling')).toContainText(grounds);
    await expect(ruling.part('Ruling')).toContainText('comparison.txt');
    // The one who ruled does not decide the review.
    await expect(ruling.button('Decide the review…')).toHaveCount(0);
    await staffWindow.context().close();
  });

  await test.step('the supplier asks for a review', async () => {
    await supplier.reload();
    await expect(answer.part('Ruling')).toContainText('¥ 119.99 CNY');
    await expect(answer.part('Ruling')).toContainText('comparison.txt');
    await answer.fillReview(words.pick('The source was not read.', '未核对原文。'));
    await look(supplier, { as: 'reviewing' });
    await answer.submit();
    await expect(answer.button('Ask for a review')).toHaveCount(0);
  });

  await test.step('another member of staff decides it finally', async () => {
    const staffWindow = await newWindow();
    await enterAsStaff(staffWindow, await logInStaff('reviewer'));
    const appeals = new StaffAppealsScreen(staffWindow, words);
    await appeals.open();
    await appeals.openAppeal(name);
    const review = new StaffAppealScreen(staffWindow, words);
    await review.arrive();
    const grounds = words.pick('The source leaves room for it.', '原文确有歧义。');
    await review.fillSplit('Decide the review…', { percent: 40, grounds });
    await expect(review.amounts).toContainText('¥ 123.59 CNY');
    await review.submit();
    await expect(review.part('Decision of the review, final')).toContainText('¥ 179.98 CNY');
    await look(staffWindow, { as: 'reviewed' });
  });

  await test.step('both see their part to the fen, and the refund arrives', async () => {
    await client.reload();
    await expect(claim.part('Ruling')).toContainText('¥ 123.59 CNY');
    await look(client, { as: 'closed' });
    await claim.link('Go to the order').click();
    await paid.arrive();
    await expect(paid.part('Refunds')).toContainText(words.within('Arrived'));
    const moves = (rows: [string, string][]) =>
      rows.map(([account, change]) => [expect.stringMatching(words.within(account)), change]);
    await expect
      .poll(() => paid.ledger())
      .toEqual(
        moves([
          ['Received from you', '¥ 308.97 CNY'],
          ['Held for the work', '¥ 299.97 CNY'],
          ['Service fee, held', '¥ 9.00 CNY'],
          ['Held for the work', '−¥ 299.97 CNY'],
          ['Held for the appeal', '+¥ 299.97 CNY'],
          ['Held for the appeal', '−¥ 299.97 CNY'],
          ['Service fee, held', '−¥ 9.00 CNY'],
          ['Service fee, charged', '+¥ 5.40 CNY'],
          ['On its way back to you', '+¥ 123.59 CNY'],
          // 60 % of ¥299.97, rounded.
          ['To the supplier', '+¥ 179.98 CNY'],
          ['On its way back to you', '−¥ 123.59 CNY'],
          ['Back to you', '+¥ 123.59 CNY'],
        ]),
      );
    await look(client, { as: 'ruled', ownWordsOnly: true });
    await work.open(`?projectOrderId=${projectOrderId}`);
    await expect
      .poll(async () => (await work.ledger()).at(-1))
      .toEqual([expect.stringMatching(words.say('Your earnings, on hold')), '+¥ 179.98 CNY']);
    await look(supplier, { as: 'ruled', ownWordsOnly: true });
  });
});

test('appeals end by a ruling that both accept, by an offer, and by being withdrawn', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const parties = await newParties(language);
  const appealed = async (name: string) => {
    const order = await payOrder(await placeOrder(parties, name));
    await deliverOrder(order, name);
    return order;
  };
  const completed = await completeOrder(parties, words.pick('Menu of a teahouse', '茶馆菜单'));
  const offered = await appealed(words.pick('Rules of a tea fair', '茶博会章程'));
  const dropped = await appealed(words.pick('Letter to a tea grower', '致茶农的信'));
  const reason = words.pick('The tone is wrong.', '语气不当。');
  const ruledId = await appealFor(completed, reason, 60);
  const offeredId = await appealFor(offered, reason, 100);
  const droppedId = await appealFor(dropped, reason, 100);
  const sides = await seatBothSides(parties, { page, newWindow, words });
  const { client, supplier, paid, work, claim, answer } = sides;

  await test.step('one is withdrawn: the order goes on where it stopped', async () => {
    await claim.open(at(droppedId));
    await claim.button('Withdraw the appeal').click();
    await look(client, { as: 'withdrawing', ownWordsOnly: true });
    await claim.confirm('Withdraw the appeal');
    await claim.link('Go to the order').click();
    await paid.arrive();
    await expect(paid.button('Accept the results')).toBeEnabled();
  });

  await sandbox.clock.advance(evidence);

  await test.step('in mediation the supplier offers a split, and the client accepts it', async () => {
    await answer.open(at(offeredId));
    await answer.fillOffer(25, words.pick('I will mend the tone.', '语气可以修改。'));
    // 25 %: ¥74.99 of the price and ¥2.25 of the fee.
    await expect(answer.amounts).toContainText('¥ 77.24 CNY');
    await expect(answer.amounts).toContainText('¥ 224.98 CNY');
    await look(supplier, { as: 'offering', ownWordsOnly: true });
    await answer.submit();
    await claim.open(at(offeredId));
    await claim.button('Accept the offer').click();
    await expect(claim.amounts).toContainText('¥ 77.24 CNY');
    await look(client, { as: 'accepting', ownWordsOnly: true });
    await claim.confirm('Accept the offer');
    await expect(claim.button('Accept the offer')).toHaveCount(0);
    await look(client, { as: 'agreed', ownWordsOnly: true });
    await claim.link('Go to the order').click();
    await paid.arrive();
    await expect(paid.part('Refunds')).toContainText('¥ 77.24 CNY');
    await expect(paid.part('Refunds')).toContainText(words.within('Arrived'));
  });

  await test.step('a ruling of 60 to 40 is carried out once both accept it', async () => {
    await ruleByCall(ruledId, { outcome: 'split', refundPercent: 60, text: reason });
    await claim.open(at(ruledId));
    await claim.button('Accept the ruling').click();
    await expect(claim.amounts).toContainText('¥ 185.38 CNY');
    await claim.confirm('Accept the ruling');
    await expect(claim.text('You have accepted the ruling.').first()).toBeVisible();
    await answer.open(at(ruledId));
    await look(supplier, { as: 'ruled' });
    await answer.button('Accept the ruling').click();
    await expect(answer.amounts).toContainText('¥ 119.99 CNY');
    await answer.confirm('Accept the ruling');
    await expect(answer.button('Accept the ruling')).toHaveCount(0);
    await work.open(`?projectOrderId=${completed.projectOrderId}`);
    // Completed and on hold, held again for the appeal, then ¥119.99 of it earned.
    await expect
      .poll(async () => (await work.ledger()).at(-1))
      .toEqual([expect.stringMatching(words.say('Your earnings, on hold')), '+¥ 119.99 CNY']);
    await paid.open(`?projectOrderId=${completed.projectOrderId}`);
    await expect(paid.part('Refunds')).toContainText('¥ 185.38 CNY');
    await expect(paid.part('Refunds')).toContainText(words.within('Arrived'));
  });
});
