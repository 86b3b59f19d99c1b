import { randomUUID } from 'node:crypto';
import {
  ClientOrderScreen,
  MemberInvitationScreen,
  OrganisationScreen,
  Portal,
  ProviderScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { newParties, placeOrder } from '../../support/order.ts';
import { expectDone, signUp, type Person } from '../../support/people.ts';

test('a company is founded, asks above its limit, approves, pays, and shows a member out', async ({
  page,
  newWindow,
  words,
  language,
  isPhone,
  sandbox,
  look,
}) => {
  test.setTimeout(240_000);
  const own = { ownWordsOnly: true };
  const company = `Nordlys ${randomUUID().slice(0, 8)}`;
  const [parties, founder, approver] = await Promise.all([
    newParties(language),
    signUp('client', language),
    signUp('client', language),
  ]);
  const second = await newWindow();
  await founder.enter(page);
  await approver.enter(second);
  const organisation = new OrganisationScreen(page, words);
  const portal = new Portal(page, words);
  const other = new Portal(second, words);
  const paid = new ClientOrderScreen(page, words);
  const approved = new ClientOrderScreen(second, words);

  await test.step('somebody creates it and acts for it, and sets from which amount on orders are approved', async () => {
    await organisation.open();
    await look(page, { as: 'none-yet', ...own });
    await organisation.create(company);
    await expect(organisation.part('Members of {0}')).toContainText('@example.com');
    await organisation.field('Orders above this amount need approval').fill('100');
    await organisation
      .part('Name and approval')
      .getByRole('button', { name: words.command('Save') })
      .click();
    await expect(organisation.text('Saved. It applies from now on.')).toBeVisible();
    await look(page, { as: 'founded', ...own });
  });

  await test.step('two colleagues join by their links', async () => {
    const forApprover = await organisation.invite('Approver');
    const forRequester = await organisation.invite('Requester');
    await join(parties.client, forRequester);
    const invitation = new MemberInvitationScreen(second, words);
    await second.goto(forApprover);
    await invitation.arrive();
    await expect(invitation.heading).toContainText(company);
    await look(second, { as: 'invited', ...own });
    await invitation.button('Accept the invitation').click();
    await second.waitForURL('**/xqoverview/index');
    await other.openMenu();
    await expect(other.acting).toContainText(company);
    await second.keyboard.press('Escape');
  });

  const { projectOrderId } = await placeOrder(
    parties,
    words.pick('Lease of a teahouse', '茶馆租赁合同'),
  );

  await test.step('what one has ordered can’t be paid before another has approved it', async () => {
    await paid.open(`?projectOrderId=${projectOrderId}`);
    const why = 'Somebody in your organisation has to approve this amount first.';
    await expect(
      page.getByText(words.pick(why, '该金额需先由贵组织的审批人批准。')).first(),
    ).toBeVisible();
    await expect(paid.text('{price} is waiting for approval')).toBeVisible();
    await look(page, { as: 'waiting', ...own });
    await second.goto('/xqoverview/index');
    const asked = words.pick('1 order is waiting for your approval', '1 个订单待您审批');
    await expect(second.getByRole('heading', { name: asked })).toBeVisible();
    await look(second, { as: 'asked', ...own });
    await approved.open(`?projectOrderId=${projectOrderId}`);
    await approved.button('Approve').click();
    await look(second, { as: 'approving', ...own });
    await approved.submit();
    await expect(paid.text('{price} is approved')).toBeVisible();
    await look(second, { as: 'approved', ...own });
  });

  await test.step('who pays pays it', async () => {
    await paid.pay('Alipay');
    if (isPhone) {
      const provider = new ProviderScreen(page, words);
      await provider.pay('¥308.97');
      await provider.backToMerchant();
    } else {
      await expect(paid.qrCode('Alipay')).toBeVisible();
      await sandbox.pay(await paid.paymentNumber());
    }
    await expect(paid.paid).toBeVisible();
    await paid.answer('Close');
  });

  await test.step('a member who is removed is shown out and acts for themselves again', async () => {
    await organisation.open();
    const row = organisation.member(words.pick('Approver', '审批人'));
    await row.getByRole('button', { name: words.command('Remove {0}') }).click();
    await organisation.confirm('Remove');
    await expect(row).toHaveCount(0);
    await other.go('Orders', 'Offer');
    await second.waitForURL('**/xqoverview/index');
    const over = 'You no longer belong to this organisation. You are acting for yourself again.';
    await expect(
      other.message(words.pick(over, '您已不再是该组织的成员，已切换回个人身份。')),
    ).toBeVisible();
    await expect(other.acting).toHaveCount(0);
    await approved.page.goto(`${approved.path}?projectOrderId=${projectOrderId}`);
    await expect(approved.button('Approve')).toHaveCount(0);
    await expect(second.getByText(company)).toHaveCount(0);
    await portal.openMenu();
    await expect(portal.acting).toContainText(company);
  });

  await test.step('suppliers have companies of their own side, with a linguist by invitation', async () => {
    const [owner, linguist] = await Promise.all([
      signUp('supplier', language),
      signUp('supplier', language),
    ]);
    const [ownersWindow, linguistsWindow] = [await newWindow(), await newWindow()];
    await owner.enter(ownersWindow);
    await linguist.enter(linguistsWindow);
    const agency = `Wenyi ${randomUUID().slice(0, 8)}`;
    const agencies = new OrganisationScreen(ownersWindow, words, 'supplier');
    await agencies.open();
    await agencies.create(agency);
    const link = await agencies.invite('Linguist');
    await look(ownersWindow, { as: 'supplier-company', ...own });
    const invitation = new MemberInvitationScreen(linguistsWindow, words, 'supplier');
    await linguistsWindow.goto(link);
    await invitation.arrive();
    await look(linguistsWindow, { as: 'supplier-invited', ...own });
    await invitation.button('Accept the invitation').click();
    await linguistsWindow.waitForURL('**/overview/index');
    const theirs = new Portal(linguistsWindow, words);
    await theirs.openMenu();
    await expect(theirs.acting).toContainText(agency);
  });

  /** The person joins by the link, and their calls are made for the organisation from then on. */
  async function join(person: Person, link: string): Promise<void> {
    const token = new URLSearchParams(link.split('?')[1]).get('token');
    const path = '/clientinterface/acceptMemberInvitation';
    const { organisationId } = await expectDone<{ organisationId: string }>(person.caller, path, {
      token,
    });
    const acting = await expectDone<{ token: string }>(person.caller, '/clientinterface/actFor', {
      organisationId,
    });
    person.caller.token = acting.token;
  }
});
