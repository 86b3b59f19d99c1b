import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { Screen, type Words } from '@tolk/testing/browser';
import {
  InformationScreen,
  JobDetailScreen,
  LanguageTestScreen,
  Portal,
  ResumeScreen,
} from '../../pages/index.ts';
import { signUpAs } from '../../support/newcomer.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { expectDone, newMailAddress, newPhoneNumber, signUp } from '../../support/people.ts';
import { rightAnswer } from '../../support/question-bank.ts';
import { staffCaller } from '../../support/staff.ts';
import { certificationTexts } from '../../support/texts.ts';
import { Walk } from '../../support/walk.ts';

interface Profile {
  fill: (information: InformationScreen) => Promise<void>;
  /** A field of the contact, and what is typed there. */
  contact: [string, string];
  /** As it is chosen, and what its source is counted in. */
  pair: [string, string];
  output: 'Words a day' | 'Characters a day';
}

/** Signs up from the home page, and fills in what a client must know, as far as the resume. */
async function profileOf(
  account: string,
  { page, words, walk }: { page: Page; words: Words; walk: Walk },
  { fill, contact, pair, output }: Profile,
): Promise<{ onward: Locator; resume: ResumeScreen }> {
  const portal = new Portal(page, words);
  const onward = page.getByRole('link', { name: words.start('Next: {label}') });
  const to = new Screen(page, words, '/overview/index');
  await signUpAs(account, 'Work as a translator', { page, words, walk, to });
  await page
    .getByRole('link', { name: words.command('Say who you are and how to reach you') })
    .last()
    .click();
  const information = new InformationScreen(page, words);
  await walk.wait(information.arrive());
  await fill(information);
  await information.button('Save the information').click();
  await walk.wait(portal.message(words.say('Your information is saved.')).waitFor());
  const [label, value] = contact;
  await information.field(label).fill(value);
  await information.button('Save the contact').click();
  await walk.wait(portal.message(words.say('Your contact is saved.')).waitFor());
  await portal.closeMessages();
  await information.button('Add a language pair').click();
  const [source, target] = pair;
  await information.choose('Source language', source);
  await information.choose('Target language', target);
  await information.inDialog(output).fill('2500');
  await walk.wait(information.submit());
  // Until the profile has been read again, the link still leads to the pair that was just added.
  const background = words.pick(
    'Add education, employment or a project',
    '添加教育、工作或项目经历',
  );
  await onward.filter({ hasText: background }).click();
  const resume = new ResumeScreen(page, words);
  await walk.wait(resume.arrive());
  return { onward, resume };
}

test('a Chinese supplier on a phone comes from the home page to a first application', async ({
  page,
  words,
  language,
  isPhone,
}) => {
  test.skip(!isPhone);
  test.setTimeout(180_000);
  const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
  const name = `茶叶合作社章程 ${randomUUID().slice(0, 8)}`;
  const posting = await publishPosting(await signUp('client', language), name, pair);
  const walk = await Walk.begin(page);
  const texts = certificationTexts(words);
  const { onward, resume } = await profileOf(
    newPhoneNumber(),
    { page, words, walk },
    {
      fill: (information) => information.fill(texts.information),
      contact: ['WeChat', 'lin_zhiyuan'],
      pair: [texts.chinese, texts.english],
      output: 'Characters a day',
    },
  );
  await resume.button('Add education').click();
  await resume.inDialog('University').fill(texts.university);
  await resume.inDialog('Major').fill(texts.major);
  await resume.choose('Degree', texts.degree);
  await resume.inDialog('From').fill('2012-09');
  await resume.inDialog('Until').fill('2015-06');
  await walk.wait(resume.submit());

  await onward.click();
  const exam = new LanguageTestScreen(page, words);
  await walk.wait(exam.arrive());
  await walk.wait(exam.begin('Start the test'));
  for (let place = 1; place <= 20; place += 1) {
    await exam.go(place);
    await exam.answer(rightAnswer(await exam.shown()));
  }
  await exam.handIn();
  await walk.wait(exam.outcome.waitFor());

  const job = new JobDetailScreen(page, words);
  await job.open(`?projectReleaseInforId=${posting}`);
  await job.fillApplication({ why: texts.why, price: '120' });
  await walk.wait(job.apply());
  const walked = await walk.end('a Chinese supplier on a phone: first application');
  // 20 presses and 20 fields of it are the questions of the test.
  expect(walked.presses).toBeLessThanOrEqual(40);
  expect(walked.fields).toBeLessThanOrEqual(41);
  expect(walked.screens).toBeLessThanOrEqual(8);
});

test('a German–Swedish supplier at a desk comes from the home page to a first application', async ({
  page,
  words,
  language,
  isPhone,
}) => {
  test.skip(isPhone);
  test.setTimeout(180_000);
  const tag = randomUUID().slice(0, 8);
  const pair = { sourceLanguage: 'de', targetLanguage: 'sv' };
  const client = await signUp('client', language);
  const posting = await publishPosting(client, `Manual of a lathe ${tag}`, pair);
  const walk = await Walk.begin(page);
  const { onward, resume } = await profileOf(
    newMailAddress(),
    { page, words, walk },
    {
      async fill(information) {
        await information.field('Real name').fill(`Mara Lindqvist ${tag}`);
        await information.choose('Country or region', 'Sweden');
        await information.field('Location').fill('Malmö');
        await information.choose('Native language', 'Swedish');
        await information.choose('Translation experience', '5 to 10 years');
        await information.field('Personal profile').fill('Manuals and safety sheets since 2009.');
      },
      contact: ['Other contact', '+46 40 000 00 00'],
      pair: ['German', 'Swedish'],
      output: 'Words a day',
    },
  );
  await resume.button('Add employment').click();
  await resume.inDialog('Company').fill('Öresund Translations');
  await resume.inDialog('Occupation').fill('Translator');
  await resume.inDialog('From').fill('2009-03');
  await resume.dialog.getByRole('checkbox').check();
  await walk.wait(resume.submit());

  await onward.click();
  const asked = new LanguageTestScreen(page, words);
  await walk.wait(asked.arrive());
  await asked.button('Ask for the test').click();
  await walk.wait(asked.text('Requested').waitFor());
  const review = await giveText(`Mara Lindqvist ${tag}`);
  await asked.field('Your translation').fill('Garantin gäller inte om apparaten har öppnats.');
  await asked.button('Hand in the translation').click();
  await walk.wait(asked.text('Being marked').waitFor());
  await review.pass();
  await expect(asked.text('You are tested in this language pair.')).toBeVisible();

  const job = new JobDetailScreen(page, words);
  await job.open(`?projectReleaseInforId=${posting}`);
  await job.fillApplication({ why: 'Eleven manuals of lathes so far.', price: '120' });
  await walk.wait(job.apply());
  const walked = await walk.end('a German–Swedish supplier at a desk: first application');
  expect(walked.presses).toBeLessThanOrEqual(19);
  expect(walked.fields).toBeLessThanOrEqual(21);
  expect(walked.screens).toBeLessThanOrEqual(8);
});

const manual =
  'Die Gewährleistung erlischt, wenn das Gerät unsachgemäß geöffnet wurde. Wartungsarbeiten dürfen nur von geschultem Personal durchgeführt werden. Ersatzteile sind beim Hersteller zu beziehen und dürfen nicht nachgebaut werden.';

/** Gives the one who asks for a test a text, by calls; answers how staff passes the translation. */
async function giveText(name: string): Promise<{ pass: () => Promise<void> }> {
  const staff = await staffCaller();
  const { sampleTextId } = await expectDone<{ sampleTextId: string }>(
    staff,
    '/opsinterface/addSampleText',
    { sourceLanguage: 'de', title: name, text: manual, instructions: '' },
  );
  const { list } = await expectDone<{ list: { testRequestId: string }[] }>(
    staff,
    '/opsinterface/getTestRequestList',
    { search: name, pageNum: 1, pageSize: 10 },
  );
  const testRequestId = list[0]?.testRequestId;
  await expectDone(staff, '/opsinterface/giveTestText', { testRequestId, sampleTextId });
  const marks = { accuracy: 38, terminology: 18, language: 20, instructions: 15 };
  return {
    pass: async () => {
      const mark = { testRequestId, marks, remark: 'Sound work.' };
      await expectDone(staff, '/opsinterface/markTestRequest', mark);
    },
  };
}
