import { SettingsScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { logInDemo, signUp } from '../../support/people.ts';

test('a supplier opens their resume to visitors, part by part, and closes it', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  const supplier = await signUp('supplier', language);
  await supplier.enter(page);
  const settings = new SettingsScreen(page, words, 'supplier');
  await settings.openSection('resume');
  await look(page, { as: 'resume' });
  await settings.switch('My resume is public').click();
  const preview = page.getByRole('link', { name: words.command('Open preview') });
  await preview.waitFor();
  const link = (await preview.getAttribute('href')) ?? '';
  await look(page, { as: 'resume-open' });

  const visitor = await newWindow();
  await visitor.goto(link);
  const part = (name: string) => visitor.getByRole('heading', { name: words.say(name) });
  await expect(part('Work')).toBeVisible();
  await expect(part('Reviews')).toBeVisible();
  await expect(
    visitor.getByRole('link', { name: words.command('Sign up for free') }),
  ).toBeVisible();
  await look(visitor);

  await settings.switch('Reviews').click();
  await expect(page.getByText(words.say('Saved.'))).toBeVisible();
  await visitor.reload();
  await expect(part('Work')).toBeVisible();
  await expect(part('Reviews')).toHaveCount(0);

  await settings.switch('My resume is public').click();
  await settings.dialogButton('Close it').click();
  await expect(preview).toHaveCount(0);
  await visitor.reload();
  const closed = visitor.getByRole('heading', {
    name: words.say('No resume is public under this link'),
  });
  await expect(closed).toBeVisible();
  await look(visitor, { as: 'closed', ownWordsOnly: true });
  const said = await visitor.getByRole('main').innerText();
  await visitor.goto('/xqresume/detail?share=never-handed-out');
  await expect(closed).toBeVisible();
  expect(await visitor.getByRole('main').innerText()).toBe(said);
});

test('a shared resume shows a supplier’s work and reviews', async ({
  page,
  words,
  language,
  look,
}) => {
  const supplier = await logInDemo('supplier', language);
  const { data } = await supplier.caller.call<{ link: string }>('/supinterface/setResumeShare', {
    open: true,
    parts: ['work', 'reviews'],
  });
  await page.goto(data.link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByText(words.say('{orders, plural, one {completed order} other {completed orders}}')),
  ).toBeVisible();
  await look(page, { as: 'demo' });
  expect(await page.getByRole('main').innerText()).not.toContain(supplier.account);
});
