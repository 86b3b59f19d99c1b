import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  ClientInformationScreen,
  CompareScreen,
  JobDetailScreen,
  PeopleScreen,
  Portal,
  PositionScreen,
  PostingEditScreen,
  SupplierResumeScreen,
  SupplierSearchScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { ahead, applyFor, publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';
import { signUpReady } from '../../support/ready-supplier.ts';
import { application, posting as postingText } from '../../support/texts.ts';
import { wordFile } from '../../support/word-file.ts';

test('a client gets from a posting with files to a shortlist', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(180_000);
  const run = randomUUID().slice(0, 4);
  const [ada, bela, cleo, dora] = ['Ada', 'Bela', 'Cleo', 'Dora'].map((name) => `${name} ${run}`);
  const names = { ada, bela, cleo, dora } as Record<'ada' | 'bela' | 'cleo' | 'dora', string>;
  const posting = postingText(words);
  const client = await signUp('client', language);
  await client.enter(page);
  const portal = new Portal(page, words);
  const position = new PositionScreen(page, words);
  const people = new PeopleScreen(page, words);
  const main = page.getByRole('main');
  const own = { ownWordsOnly: true };
  let postingId = '';

  await test.step('the client’s information: errors beside the fields, then a draft over a reload', async () => {
    const screen = new ClientInformationScreen(page, words);
    await screen.open();
    await screen.save();
    await expect(screen.field('Real name')).toBeFocused();
    await expect(screen.field('Location')).toHaveAttribute('aria-invalid', 'true');
    await look(page, { as: 'errors', ...own });
    const name = words.pick('Ada Byron', '林知远');
    await screen.field('Real name').fill(name);
    await page.reload();
    await expect(screen.field('Real name')).toHaveValue(name);
    await screen.field('Location').fill(words.pick('Pudong', '浦东新区'));
    await screen.save();
    await expect(portal.message(words.say('Your information is saved.'))).toBeVisible();
    await look(page, { as: 'saved', ...own });
  });

  await test.step('a posting with a file, whose words become the workload', async () => {
    await portal.go('Publish a project', 'Project');
    const form = new PostingEditScreen(page, words);
    await form.arrive();
    await form.fill(posting);
    await form.addFile({
      name: 'report.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: wordFile([...Array(250)].map(() => 'Eight words stand in each of these lines.')),
    });
    // 250 lines of 8 words are 2,000, which are 2 thousand.
    await expect(main.getByText(/2,000/).first()).toBeVisible();
    await form.button('Use as workload').click();
    await expect(form.field('Estimated workload')).toHaveValue('2');
    await toTop(page);
    await look(page, { as: 'with-file', ...own });
    await form.publish();
    await position.arrive();
    await expect(position.heading).toContainText(posting.name);
    await expect(main.getByText('report.docx')).toBeVisible();
    await look(page, { as: 'with-file', ...own });
    postingId = new URL(page.url()).searchParams.get('projectReleaseInforId') ?? '';
  });

  await test.step('a visitor sees it under the shared link, but not the contact', async () => {
    const link = await position.share();
    await look(page, { as: 'share', ...own });
    await position.dialog.getByRole('button', { name: words.command('Close') }).click();
    const visitor = await newWindow();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(posting.name);
    await expect(visitor.getByText(posting.contactInformation)).toHaveCount(0);
    await expect(visitor.getByRole('button', { name: 'report.docx' })).toHaveCount(0);
    await look(visitor, { as: 'shared', ...own });
  });

  await test.step('an interpreting posting tells place and zone', async () => {
    const place = words.pick('Harbour Hall, room 3', '港口会堂三号厅');
    const name = words.pick(`Tea auction ${run}`, `茶叶拍卖会 ${run}`);
    await publishPosting(client, name, {
      projectType: 'interpretation',
      interpretationMode: 'consecutive',
      unitName: 'day',
      region: '310100',
      place,
      zone: 'Asia/Tokyo',
      startTime: ahead(20),
      dueDate: ahead(21),
    });
    await portal.go('My projects', 'Project');
    await main.getByRole('link', { name, exact: true }).click();
    await position.arrive();
    await expect(main.getByText(place)).toBeVisible();
    await look(page, { as: 'booking', ...own });
  });

  await test.step('three apply; the client is reminded of who waits unread', async () => {
    const prices = { ada: 300_00, bela: 340_00, cleo: 280_00 };
    for (const [key, price] of Object.entries(prices)) {
      const supplier = await signUpReady(language, { name: names[key as keyof typeof prices] });
      await applyFor(supplier, postingId, price, application(words).why);
    }
    await portal.go('Resumes', 'People');
    await people.arrive();
    await expect(people.card(names.cleo)).toBeVisible();
    await look(page, own);
    await main.getByRole('link', { name: words.command('View applications') }).click();
    await expect(page).toHaveURL(/filter=unread/);
  });

  await test.step('tabs and filters stand in the address, Back restores them', async () => {
    await expect(people.tab('Unread')).toHaveAttribute('aria-selected', 'true');
    await people.read(names.ada);
    await look(page, { as: 'application', ...own });
    await people.closeDialog();
    await expect(people.card(names.ada)).toHaveCount(0);
    await people.tab('Read').click();
    await expect(page).toHaveURL(/filter=read/);
    await expect(people.card(names.ada)).toBeVisible();
    await expect(people.card(names.bela)).toHaveCount(0);
    await page.goBack();
    await expect(people.tab('Unread')).toHaveAttribute('aria-selected', 'true');
    await expect(people.card(names.bela)).toBeVisible();
    await people.tab('All').click();
    await people.openFilters();
    await people.choose('Sort', words.pick('Lowest price first', '报价从低到高'));
    await expect(page).toHaveURL(/sort=price/);
    await look(page, { as: 'filters', ...own });
    await people.closeFilters();
    const shown = main.getByRole('listitem').getByRole('heading');
    await expect(shown).toHaveText([names.cleo, names.ada, names.bela].map((name) => RegExp(name)));
  });

  await test.step('one is collected, two are suitable, one is not', async () => {
    await people.choosing(names.cleo, 'Collect');
    await expect(people.state(names.cleo, 'Collected')).toBeVisible();
    await people.tab('Collected').click();
    await expect(people.card(names.cleo)).toBeVisible();
    await expect(people.card(names.ada)).toHaveCount(0);
    await people.tab('All').click();
    await people.act(names.ada, 'Suitable');
    await expect(
      people.card(names.ada).getByRole('button', { name: words.command('Suitable') }),
    ).toHaveCount(0);
    await people.choosing(names.bela, 'Not suitable');
    await expect(people.state(names.bela, 'Not suitable')).toBeVisible();
  });

  await test.step('three are compared side by side', async () => {
    await people.compare([names.ada, names.bela, names.cleo]);
    const compare = new CompareScreen(page, words);
    await compare.arrive();
    for (const name of [names.ada, names.bela, names.cleo])
      await expect(main.getByRole('link', { name })).toBeVisible();
    await look(page, own);
  });

  await test.step('a private note is kept with the resume', async () => {
    const resume = new SupplierResumeScreen(page, words);
    await main.getByRole('link', { name: names.cleo }).click();
    await resume.arrive();
    const note = words.pick('Knows tea; call first.', '懂茶，先打电话。');
    await resume.writeNote(note);
    await expect(main.getByText(note)).toBeVisible();
    await look(page, own);
  });

  await test.step('a fourth is found by an explained score, invited, and applies', async () => {
    const fourth = await signUpReady(language, {
      name: names.dora,
      information: { findable: true },
    });
    await portal.go('My projects', 'Project');
    await main.getByRole('link', { name: posting.name }).click();
    await position.arrive();
    await position.link('Find and invite suppliers').click();
    const search = new SupplierSearchScreen(page, words);
    await search.arrive();
    await search.search.fill(names.dora);
    await expect(page).toHaveURL(/search=/);
    const parts = await search.explain(names.dora);
    await expect(parts.getByRole('listitem')).not.toHaveCount(0);
    await toTop(page);
    await look(page, { as: 'explained', ...own });
    await search.invite(
      names.dora,
      words.pick('Your texts on tea are good.', '您的茶文译得很好。'),
    );
    await expect(search.card(names.dora).getByText(words.say('Invited'))).toBeVisible();

    const window = await newWindow();
    await fourth.enter(window);
    await window.goto('/jobhall/applicationrecord?tab=invitations');
    await window.getByRole('link', { name: words.command('See the job and apply') }).waitFor();
    await look(window, { as: 'invited', ...own });
    await window.getByRole('link', { name: words.command('See the job and apply') }).click();
    const detail = new JobDetailScreen(window, words);
    await detail.arrive();
    await detail.fillApplication(application(words));
    await detail.apply();
  });

  await test.step('the shortlist holds who is suitable', async () => {
    await portal.go('Resumes', 'People');
    await people.arrive();
    await people.act(names.dora, 'Suitable');
    await expect(
      people.card(names.dora).getByRole('button', { name: words.command('Suitable') }),
    ).toHaveCount(0);
    await people.openFilters();
    await people.choose('Status', words.pick('Suitable', '合适'));
    await expect(page).toHaveURL(/status=/);
    await people.closeFilters();
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(
      [names.dora, names.ada].map((name) => RegExp(name)),
    );
    await look(page, { as: 'shortlist', ...own });
  });

  await test.step('the posting can be finished, but not deleted any more', async () => {
    await portal.go('My projects', 'Project');
    await main.getByRole('link', { name: posting.name }).click();
    await position.arrive();
    await expect(position.button('Delete')).toBeDisabled();
    await expect(position.button('Delete')).toHaveAccessibleDescription(
      RegExp(words.pick('This project has applications or orders', '该项目已有申请或订单')),
    );
    await look(page, { as: 'in-use', ...own });
    await position.finish();
    await expect(main.getByText(words.say('Finished'))).toBeVisible();
  });
});

/** A step may leave the page with a button half below the header. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
}
