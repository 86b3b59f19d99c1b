import { watchLoads } from '@tolk/testing/browser';
import {
  InformationScreen,
  JobDetailScreen,
  LanguageTestScreen,
  Portal,
  RealNameScreen,
  ResumeScreen,
  ReviewStatusScreen,
  SettlementScreen,
} from '../../pages/index.ts';
import { randomUUID } from 'node:crypto';
import { newBankCard, newResidentId } from '../../support/documents.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { signUp } from '../../support/people.ts';
import { drawnPicture } from '../../support/pictures.ts';
import { decideReview, type Decision } from '../../support/reviews.ts';
import { rightAnswer } from '../../support/question-bank.ts';
import { certificationTexts } from '../../support/texts.ts';

test('a new supplier fills the profile, passes a test that crashed in the middle, and is certified', async ({
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(300_000);
  const texts = certificationTexts(words);
  const postingName = `${texts.postingName} ${randomUUID().slice(0, 8)}`;
  const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
  const [supplier, client] = await Promise.all([
    signUp('supplier', language),
    signUp('client', language),
  ]);
  const posting = await publishPosting(client, postingName, pair);
  let page = await newWindow();
  await supplier.enter(page);
  const photo = { mimeType: 'image/jpeg', buffer: await drawnPicture(page, 'image/jpeg') };
  const portal = () => new Portal(page, words);

  await test.step('the overview says what comes next', async () => {
    await page.goto('/overview/index');
    const card = page.getByRole('region', { name: words.say('What comes next') });
    await expect(card).toContainText(words.pick('0 of 6 done', '已完成 0/6'));
    await look(page, { as: 'empty' });
    await card
      .getByRole('link', { name: words.command('Say who you are and how to reach you') })
      .last()
      .click();
  });

  await test.step('wrong information is told beside its field, right information is saved', async () => {
    const screen = new InformationScreen(page, words);
    await screen.arrive();
    const name = screen.field('Real name');
    await expect(name).toBeFocused();
    await screen.button('Save the information').click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(words.within('Fill this in.'));
    await look(page, { as: 'wrong', ownWordsOnly: true });

    await screen.fill(texts.information);
    await page.reload();
    await screen.arrive();
    await expect(name).toHaveValue(texts.information.name);
    await expect(screen.field('Personal profile')).toHaveValue(texts.information.profile);
    await screen.button('Save the information').click();
    await expect(portal().message(words.say('Your information is saved.'))).toBeVisible();

    await screen.field('WeChat').fill('lin_zhiyuan');
    await screen.button('Save the contact').click();
    await expect(portal().message(words.say('Your contact is saved.'))).toBeVisible();
    await portal().closeMessages();

    await screen.button('Add a language pair').click();
    await screen.choose('Source language', texts.chinese);
    await screen.choose('Target language', texts.chinese);
    await screen.inDialog('Characters a day').fill('2500');
    await screen.dialog.locator('button[type=submit]').click();
    await expect(
      screen.dialog.getByText(words.say('Choose a language other than the source.')),
    ).toBeVisible();
    await look(page, { as: 'pair', ownWordsOnly: true });
    await screen.choose('Target language', texts.english);
    await screen.submit();
    await expect(screen.completeness).toBeVisible();
    await look(page, { as: 'filled', ownWordsOnly: true });
    await screen.link('Resume').click();
  });

  await test.step('the resume takes education, certificate, employment and projects, the newest first', async () => {
    const screen = new ResumeScreen(page, words);
    await screen.arrive();
    await look(page, { as: 'empty', ownWordsOnly: true });
    await screen.button('Add education').click();
    await screen.inDialog('University').fill(texts.university);
    await screen.inDialog('Major').fill(texts.major);
    await screen.choose('Degree', texts.degree);
    await screen.inDialog('From').fill('2012-09');
    await screen.inDialog('Until').fill('2011-06');
    await screen.attach({ name: 'degree.jpg', ...photo });
    await screen.dialog.locator('button[type=submit]').click();
    await expect(
      screen.dialog.getByText(words.say('The end must be after the start.')),
    ).toBeVisible();
    await expect(screen.inDialog('Until')).toBeFocused();
    await look(page, { as: 'education', ownWordsOnly: true });
    await screen.inDialog('Until').fill('2015-06');
    await screen.submit();
    // The buttons below move as it comes.
    await expect(screen.entries('Education')).toHaveText([texts.university]);

    await screen.button('Add a certificate').click();
    await screen.choose('Language', texts.english);
    await screen.inDialog('Certificate').fill('CATTI');
    await screen.inDialog('Month of issue').fill('2016-11');
    await screen.submit();
    await expect(screen.entries('Language certificates')).toHaveText(['CATTI']);

    await screen.button('Add employment').click();
    await screen.inDialog('Company').fill(texts.company);
    await screen.inDialog('Occupation').fill(texts.occupation);
    await screen.inDialog('From').fill('2017-03');
    await screen.dialog.getByRole('checkbox').check();
    await screen.submit();
    await expect(screen.entries('Employment')).toHaveText([texts.company]);

    const projects: string[] = [];
    for (const [name, month] of [
      [texts.olderProject, '2019-04'],
      [texts.newerProject, '2024-02'],
    ] as const) {
      await screen.button('Add a project').click();
      await screen.inDialog('Project name').fill(name);
      await screen.inDialog('From').fill(month);
      await screen.inDialog('Until').fill(month);
      await screen.inDialog('Description').fill(texts.projectDescription);
      await screen.submit();
      projects.unshift(name);
      await expect(screen.entries('Project experience')).toHaveText(projects);
    }
    await portal().closeMessages();
    await look(page, { as: 'filled', ownWordsOnly: true });

    await screen.button('What clients see').click();
    await expect(screen.dialog.getByText(texts.university)).toBeVisible();
    await look(page, { as: 'preview', ownWordsOnly: true });
    await page.keyboard.press('Escape');
    await expect(screen.dialog).toHaveCount(0);
  });

  const job = () => new JobDetailScreen(page, words);

  await test.step('applying leads to the language test first', async () => {
    await job().open(`?projectReleaseInforId=${posting}`);
    await job().button('Apply').click();
    const question = page.getByRole('dialog', {
      name: words.say('Take the language test to apply'),
    });
    await expect(question).toContainText(
      words.pick(
        'Pass the language test before you apply for this job.',
        '请先通过语言测试，再申请该项目。',
      ),
    );
    await look(page, { as: 'test-first', ownWordsOnly: true });
    await question.getByRole('button', { name: words.command('Yes') }).click();
  });

  await test.step('a crash in the middle of the test costs no answer and stops no clock', async () => {
    const exam = () => new LanguageTestScreen(page, words);
    await exam().arrive();
    await look(page, { as: 'rules' });
    await exam().begin('Start the test');
    for (const place of [1, 2, 3]) {
      await exam().go(place);
      await exam().answer(rightAnswer(await exam().shown()));
    }
    await exam().leave();
    await expect(exam().warning).toBeVisible();
    await look(page, { as: 'running' });
    const left = await exam().secondsLeft();
    const context = page.context();
    await page.close();

    page = await context.newPage();
    await page.goto('/overview/index');
    await page.getByRole('link', { name: words.command('Continue the test') }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: words.command('Continue the test') })
      .click();
    await exam().begin('Continue the test');
    await expect(exam().answered()).toHaveCount(3);
    expect(await exam().secondsLeft()).toBeLessThan(left);
    for (let place = 4; place <= 20; place += 1) {
      await exam().go(place);
      await exam().answer(rightAnswer(await exam().shown()));
    }
    await exam().button('Hand in the test').click();
    const open = words.say(
      '{open, plural, one {# question has no answer yet; it counts as wrong.} other {# questions have no answer yet; they count as wrong.}}',
    );
    await expect(exam().dialog.getByText(open)).toBeVisible();
    await look(page, { as: 'handing-in' });
    await exam()
      .dialog.getByRole('button', { name: words.command('Hand in') })
      .click();
    await expect(exam().outcome).toContainText(words.pick('20 of 30 correct', '答对 20 / 30 题'));
    await look(page, { as: 'passed', ownWordsOnly: true });
  });

  await test.step('the posting takes the application with a project case', async () => {
    await job().open(`?projectReleaseInforId=${posting}`);
    await job().button('Apply').click();
    await job().field('Why should the client choose you?').fill(texts.why);
    await job().field('Expected price ({unit})').fill('120');
    const cases = page.getByRole('combobox', { name: words.label('Project cases') });
    await cases.click();
    await page.getByRole('option', { name: texts.newerProject }).click();
    await page.keyboard.press('Escape');
    await look(page, { as: 'applying' });
    await job().apply();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.command('Close') })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page.getByRole('main').getByText(words.pick('Applied', '已申请')).first(),
    ).toBeVisible();
  });

  const idNumber = newResidentId();

  await test.step('the real name is sent with a right number and both sides of the card', async () => {
    await portal().go('Settlement and verification', 'Personal center');
    const screen = new RealNameScreen(page, words);
    await screen.arrive();
    const number = screen.field('Citizen ID number');
    await number.fill(idNumber.slice(0, -1) + (idNumber.endsWith('0') ? '1' : '0'));
    await screen.submit();
    await expect(number).toBeFocused();
    const message = 'The last character is not valid. Check it against the card.';
    await expect(screen.text(message)).toBeVisible();
    await number.fill(idNumber);
    await screen.attach([
      { name: 'front.jpg', ...photo },
      { name: 'back.jpg', ...photo },
    ]);
    await look(page, { as: 'filled', ownWordsOnly: true });
    await screen.submit();
    await look(page, { as: 'confirming', ownWordsOnly: true });
    await screen.confirm();
    await expect(screen.state.getByText(words.say('Being checked'))).toBeVisible();
    await look(page, { as: 'submitted', ownWordsOnly: true });
  });

  await test.step('staff certifies it, and the supplier sees it without a reload', async () => {
    const loads = watchLoads(page);
    await decideReview('realName', texts.information.name, { decision: 'certify' });
    const { state } = new RealNameScreen(page, words);
    await expect(state.getByText(words.say('Verified'))).toBeVisible();
    expect(loads.documents).toEqual([]);
  });

  await test.step('a card is refused with a city of another province, then sent', async () => {
    await page.getByRole('tab', { name: words.say('Settlement methods') }).click();
    const screen = new SettlementScreen(page, words);
    await screen.arrive();
    await screen.fillCard({ ...texts.card, cardNumber: newBankCard() });
    await screen.choose('Province of the bank', texts.otherProvince);
    await screen.submit();
    await screen.confirm();
    const city = page.getByRole('combobox', { name: words.label('City of the bank') });
    await expect(city).toBeFocused();
    await expect(city).toHaveAccessibleDescription(
      words.pick('This city is not in that province.', '该城市不属于所选省份。'),
    );
    await look(page, { as: 'other-province', ownWordsOnly: true });
    await screen.choose('Province of the bank', texts.card.province);
    await screen.submit();
    await look(page, { as: 'confirming-card', ownWordsOnly: true });
    await screen.confirm();
    await expect(screen.state.getByText(words.say('Being checked'))).toBeVisible();
    await look(page, { as: 'submitted', ownWordsOnly: true });
  });

  await test.step('staff asks again with a reason, the supplier sends it again and is certified', async () => {
    const decide = (decision: Decision) =>
      decideReview('settlementMethod', texts.information.name, decision);
    const screen = new SettlementScreen(page, words);
    await decide({ decision: 'askAgain', reason: texts.askedFor });
    await expect(screen.state).toContainText(texts.askedFor);
    await expect(screen.state.getByText(words.say('More is needed'))).toBeVisible();
    await look(page, { as: 'asked-again', ownWordsOnly: true });
    await screen.fillCard({ ...texts.card, cardNumber: newBankCard() });
    await screen.submit();
    await screen.confirm();
    await expect(screen.state.getByText(words.say('Being checked'))).toBeVisible();
    await decide({ decision: 'certify' });
    await expect(screen.state.getByText(words.say('Verified'))).toBeVisible();

    await page.getByRole('tab', { name: words.say('Review status') }).click();
    const status = new ReviewStatusScreen(page, words);
    await status.arrive();
    for (const title of ['Real name', 'Chinese personal card']) {
      await expect(status.state(title).getByText(words.say('Verified'))).toBeVisible();
    }
    await look(page, { ownWordsOnly: true });
  });
});
