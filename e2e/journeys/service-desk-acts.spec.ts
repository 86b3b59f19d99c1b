import { randomUUID } from 'node:crypto';
import {
  CustomerServiceScreen,
  ServiceConversationScreen,
  ServiceDeskScreen,
} from '../pages/index.ts';
import { expect, once, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { enterAsStaff, staffCaller } from '../support/staff.ts';

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
