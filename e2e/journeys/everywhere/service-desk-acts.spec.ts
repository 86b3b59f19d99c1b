import { randomUUID } from 'node:crypto';
import {
  CustomerServiceScreen,
  ServiceConversationScreen,
  ServiceDeskScreen,
} from '../../pages/index.ts';
import { expect, once, test } from '../../support/journey.ts';
import { expectDone, signUp } from '../../support/people.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

const own = { ownWordsOnly: true };

test(
  'what a visitor asked goes to their account only after a yes',
  { tag: once },
  async ({ page, words, language, look }) => {
    const tag = randomUUID().slice(0, 6);
    const question = words.pick(`Do you certify? ${tag}`, `可以盖章认证吗？${tag}`);
    const client = await signUp('client', language);
    const asking = new CustomerServiceScreen(page, words);
    await asking.open();
    await asking.say(question);
    await client.enter(page);
    await asking.open();
    await expect(page.getByText(question)).toBeVisible();
    await look(page, { as: 'joinable', ...own });
    await asking.button('Yes, add it to my account').click();
    await expect(asking.log.getByText(question)).toBeVisible();
    await page.reload();
    await expect(asking.log.getByText(question)).toBeVisible();
    await look(page, { as: 'joined', ...own });
  },
);

test(
  'the desk sets its answers, tags, hours and holidays',
  { tag: once },
  async ({ page, words, look }) => {
    test.setTimeout(120_000);
    const tag = randomUUID().slice(0, 6);
    await enterAsStaff(page, await staffCaller());
    const desk = new ServiceDeskScreen(page, words);
    await desk.open();

    await test.step('a canned answer in both languages', async () => {
      await desk.openPart('Canned answers');
      await desk.button('Add an answer').click();
      await desk.field('Shortcut').fill(`hours-${tag}`);
      await desk.field('Answer in English').fill('We answer from nine to six, {name}.');
      await desk.field('Answer in Chinese').fill('我们的服务时间是九点到十八点。');
      await look(page, { as: 'canned' });
      await desk.submit();
      await expect(page.getByText(`/hours-${tag}`)).toBeVisible();
      await look(page, { as: 'answers' });
    });

    await test.step('a tag', async () => {
      await desk.openPart('Tags');
      await desk.button('Add a tag').click();
      await desk.field('English name').fill(`Hours ${tag}`);
      await desk.field('Chinese name').fill(`服务时间 ${tag}`);
      await desk.submit();
      await expect(page.getByText(words.pick(`Hours ${tag}`, `服务时间 ${tag}`))).toBeVisible();
      await look(page, { as: 'tags' });
    });

    await test.step('a holiday', async () => {
      await desk.openPart('Opening hours');
      await desk.button('Add a day').click();
      const day = `20${String(30 + (Number.parseInt(tag, 16) % 60))}-05-01`;
      await desk.field('Day').last().fill(day);
      await look(page, { as: 'hours' });
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(desk.text('The opening hours are saved.')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('group', { name: day })).toBeVisible();
    });

    await test.step('figures', async () => {
      await desk.openPart('Figures');
      await look(page, { as: 'figures' });
    });
  },
);

test(
  'a press on what decides who reads it is not lost while the desk changes around it',
  { tag: once },
  async ({ page, newWindow, words }) => {
    const question = `Which bank is it? ${randomUUID().slice(0, 6)}`;
    const asking = new CustomerServiceScreen(await newWindow(), words);
    await asking.open();
    await asking.say(question);
    await enterAsStaff(page, await staffCaller());
    const desk = new ServiceDeskScreen(page, words);
    const conversation = new ServiceConversationScreen(page, words);
    await desk.open();
    await desk.openFound(question);
    await conversation.arrive();
    await conversation.answerField.waitFor();
    const letGo = Promise.withResolvers<void>();
    await page.route('**/takeServiceConversation', async (route) => {
      await letGo.promise;
      await route.continue();
    });
    await conversation.button('Take it').click();
    const note = conversation.button('Note');
    await note.hover();
    const before = await note.boundingBox();
    await page.mouse.down();
    letGo.resolve();
    await expect(conversation.button('Return to the queue')).toBeVisible();
    expect(await note.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(conversation.noteField).toBeFocused();
  },
);

test(
  'a conversation is found, taken, tagged, given, put off, closed and reopened by keys alone',
  { tag: once },
  async ({ page, newWindow, words, look }) => {
    test.setTimeout(180_000);
    const tag = randomUUID().slice(0, 6);
    const question = `Who signs the certificate ${tag}`;
    const asking = new CustomerServiceScreen(await newWindow(), words);
    await asking.open();
    await asking.say(question);
    const staff = await staffCaller();
    const category = `Certificates ${tag}`;
    await expectDone(staff, '/opsinterface/saveServiceTag', { nameEn: category, nameZh: category });
    await enterAsStaff(page, staff);
    const desk = new ServiceDeskScreen(page, words);
    const conversation = new ServiceConversationScreen(page, words);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    /** Opens a dialog by its key, and goes past the cross to its first field. */
    const openBy = async (key: string) => {
      await press(key);
      await conversation.dialog.waitFor();
      await press('Tab', 'Tab');
    };

    await test.step('it is found', async () => {
      await desk.open();
      await press('/');
      await expect(page.getByRole('searchbox', { name: words.say('Search') })).toBeFocused();
      await page.keyboard.type(tag);
      await expect(page.getByText(question)).toHaveCount(1);
      await press('Tab', 'Tab', 'Tab');
      await press('j');
      await expect(page.locator('[data-inbox-link]')).toBeFocused();
      await press('Enter');
      await conversation.arrive();
      await conversation.answerField.waitFor();
    });

    await test.step('it is taken, a note and an answer are written', async () => {
      await press('t');
      await expect(conversation.button('Return to the queue')).toBeVisible();
      await press('n');
      await expect(conversation.noteField).toBeFocused();
      await page.keyboard.type(`Ask the notary ${tag}`);
      await press('Enter', 'Escape');
      await expect(conversation.noteField).not.toBeFocused();
      await press('r');
      await expect(conversation.answerField).toBeFocused();
      await page.keyboard.type(`The translator does ${tag}`);
      await press('Enter', 'Escape');
      await expect(asking.log.getByText(`The translator does ${tag}`)).toBeVisible();
      await expect(asking.log.getByText(`Ask the notary ${tag}`)).toHaveCount(0);
    });

    await test.step('it is tagged', async () => {
      await openBy('l');
      await expect(conversation.dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(category);
      await expect(page.getByRole('option', { name: category })).toBeVisible();
      await press('ArrowDown', 'Enter', 'Escape');
      await look(page, { as: 'tagging' });
      await conversation.dialog.locator('button[type=submit]').press('Enter');
      await expect(page.getByText(category)).toBeVisible();
      await conversation.dialog.waitFor({ state: 'detached' });
    });

    await test.step('it is put off, and comes back', async () => {
      await openBy('z');
      await expect(conversation.dialog.getByRole('radio').first()).toBeFocused();
      await press('ArrowDown');
      await look(page, { as: 'snoozing' });
      await press('Enter');
      await conversation.dialog.waitFor({ state: 'detached' });
      await expect(conversation.button('End the snooze')).toBeVisible();
      await press('z');
      await expect(conversation.button('Snooze…')).toBeVisible();
    });

    await test.step('it is given to a colleague', async () => {
      await openBy('g');
      await expect(conversation.dialog.getByRole('combobox')).toBeFocused();
      await press('ArrowDown', 'ArrowDown', 'Enter');
      await look(page, { as: 'giving' });
      await conversation.dialog.locator('button[type=submit]').press('Enter');
      await conversation.dialog.waitFor({ state: 'detached' });
      await expect(conversation.button('Take it')).toBeVisible();
    });

    await test.step('it is closed, and opened again', async () => {
      await openBy('c');
      await expect(conversation.dialog.getByRole('radio').first()).toBeFocused();
      await press('Enter');
      await conversation.dialog.waitFor({ state: 'detached' });
      await expect(conversation.button('Reopen')).toBeVisible();
      await look(page, { as: 'closed' });
      await press('o');
      await expect(conversation.button('Return to the queue')).toBeVisible();
      await look(page, { as: 'reopened' });
    });

    await test.step('the list of keys says all of this', async () => {
      await press('?');
      await look(page, { as: 'keys' });
      await press('Escape');
      await conversation.dialog.waitFor({ state: 'detached' });
      await press('u');
      await desk.arrive();
    });
  },
);

test(
  'a mailed link asks before it takes the place of another conversation',
  { tag: once },
  async ({ page, newWindow, words, sandbox, look }) => {
    const tag = randomUUID().slice(0, 6);
    const address = `first-${tag}@example.com`;
    const first = new CustomerServiceScreen(await newWindow(), words);
    await first.open();
    await first.say(`Of the first ${tag}`);
    await first.leaveEmail(address);
    const second = new CustomerServiceScreen(page, words);
    await second.open();
    await second.say(`Of the second ${tag}`);
    let link = '';
    await expect(async () => {
      const [mail] = await sandbox.inbox(address);
      link = /\/xqrelationservice#link=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 30_000 });
    await page.goto('about:blank');
    await page.goto(link);
    await expect(second.button('Open the one of the link')).toBeVisible();
    await expect(second.log.getByText(`Of the second ${tag}`)).toBeVisible();
    await look(page, { as: 'which', ...own });
    await second.button('Open the one of the link').click();
    await expect(second.log.getByText(`Of the first ${tag}`)).toBeVisible();
    await expect(second.log.getByText(`Of the second ${tag}`)).toHaveCount(0);
  },
);
