import { randomUUID } from 'node:crypto';
import {
  LanguageTestScreen,
  LanguageTestsScreen,
  TestDeskScreen,
  TestMarkingScreen,
  TestRequestScreen,
} from '../../pages/index.ts';
import { decideReview } from '../../support/reviews.ts';
import { expect, test } from '../../support/journey.ts';
import { drawnPicture } from '../../support/pictures.ts';
import { expectDone } from '../../support/people.ts';
import { signUpReady } from '../../support/ready-supplier.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

const germanText =
  'Die Gewährleistung erlischt, wenn das Gerät unsachgemäß geöffnet wurde. Vor der Inbetriebnahme ist die Schutzabdeckung anzubringen; Wartungsarbeiten dürfen nur von geschultem Personal durchgeführt werden. Ersatzteile sind beim Hersteller zu beziehen.';
const translation =
  'Garantin upphör att gälla om apparaten har öppnats på fel sätt. Skyddskåpan ska monteras före idrifttagning.';

test('a pair without an online test is tested on request', async ({
  page,
  words,
  language,
  look,
  newWindow,
}) => {
  const tag = randomUUID().slice(0, 6);
  const name = words.pick(`Mara Lindqvist ${tag}`, `马拉 ${tag}`);
  const supplier = await signUpReady(language, { name, information: { nickname: name } });
  await supplier.enter(page);
  const tests = new LanguageTestsScreen(page, words);
  const pair = new LanguageTestScreen(page, words);
  await tests.open();
  await look(page, { as: 'pairs' });
  await tests.goToPair(words.pick('German', '德语'), words.pick('Swedish', '瑞典语'));
  await pair.arrive();
  await expect(pair.button('Ask for the test')).toBeVisible();
  await look(page, { as: 'ways', ownWordsOnly: true });
  await pair.field('Note to the reviewer').fill('Manuals.');
  await pair.button('Ask for the test').click();
  await expect(pair.text('Requested')).toBeVisible();
  await look(page, { as: 'requested' });

  const desk = await newWindow();
  await enterAsStaff(desk, await staffCaller());
  const queue = new TestDeskScreen(desk, words);
  const request = new TestRequestScreen(desk, words);
  await queue.open('?tab=texts');
  await queue.button('Add a text').first().click();
  await queue.choose('Source language', words.pick('German', '德语'));
  await queue.dialog.getByLabel(words.label('Title')).fill(`Warranty ${tag}`);
  await queue.dialog.getByLabel(words.label('Text')).fill(germanText);
  await look(desk, { as: 'text' });
  await queue.dialog.locator('button[type=submit]').click();
  await queue.dialog.waitFor({ state: 'detached' });
  await look(desk, { as: 'texts' });
  await queue.open();
  await desk.getByRole('searchbox', { name: words.say('Search') }).fill(tag);
  await look(desk, { as: 'queue' });
  await desk.getByRole('link', { name, exact: true }).click();
  await request.arrive();
  await request.choose('Text', tag);
  await look(desk, { as: 'give' });
  await request.button('Give this text').click();
  await expect(request.text('To be translated')).toBeVisible();

  await expect(page.getByText(germanText)).toBeVisible();
  await look(page, { as: 'translate' });
  await pair.field('Your translation').fill(translation);
  await pair.button('Hand in the translation').click();
  await expect(pair.text('Being marked')).toBeVisible();
  await look(page, { as: 'marking' });

  await desk.reload();
  await request.arrive();
  await expect(desk.getByText(translation)).toBeVisible();
  for (const [label, points] of [
    ['Accuracy', 38],
    ['Terminology', 18],
    ['Language', 20],
    ['Instructions', 15],
  ] as const) {
    const field = desk.getByRole('textbox', { name: words.start(label) });
    await field.fill(String(points));
  }
  await expect(desk.getByRole('status').filter({ hasText: '91' })).toBeVisible();
  await request.field('Remarks for the supplier').fill('Sound work.');
  await look(desk, { as: 'sheet' });
  await request.button('Send the marks').click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: words.command('Send the marks') })
    .click();
  await expect(desk.getByRole('heading', { name: words.say('Marks'), exact: true })).toBeVisible();
  await expect(desk.getByText('Sound work.')).toBeVisible();
  await look(desk, { as: 'marked' });

  await expect(pair.text('You are tested in this language pair.')).toBeVisible();
  await expect(page.getByText('Sound work.')).toBeVisible();
  await look(page, { as: 'tested' });
});

test('a certificate counts as the test of its pair once staff has checked it', async ({
  page,
  words,
  language,
  look,
}) => {
  const tag = randomUUID().slice(0, 6);
  const name = words.pick(`Oda Berg ${tag}`, `欧达 ${tag}`);
  const supplier = await signUpReady(language, { name, information: { nickname: name } });
  await supplier.enter(page);
  const pair = new LanguageTestScreen(page, words);
  await pair.open('?sourceLanguage=nb&targetLanguage=de');
  await pair.button('Add a certificate').click();
  const dialog = page.getByRole('dialog');
  await pair.choose('Certificate', words.pick('ATA (United States)', '美国翻译协会（ATA）认证'));
  await dialog.getByLabel(words.label('Level')).fill('Certified Translator');
  await dialog.getByLabel(words.label('Number of the certificate')).fill(`ATA-${tag}`);
  await dialog.getByLabel(words.label('Month of issue')).fill('2019-06');
  const law = words.pick('Law and contracts', '法律合同');
  const fields = dialog.getByRole('combobox', { name: words.label('Fields that it proves') });
  await fields.fill(law);
  await page.getByRole('option', { name: law }).click();
  await fields.press('Escape');
  const buffer = await drawnPicture(page, 'image/jpeg');
  await dialog
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: words.command('Remove {name}') }).waitFor();
  await look(page, { as: 'certificate' });
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await expect(pair.text('Being checked')).toBeVisible();
  await look(page, { as: 'checking' });
  const mark = page.getByText(words.pick(`${law} · certified`, `${law} · 持证`));
  await expect(mark).toHaveCount(0);
  await decideReview('translatorCertificate', name, {
    decision: 'certify',
    provenFieldIds: ['law'],
  });
  await expect(pair.text('You are tested in this language pair.')).toBeVisible();
  await page.goto('/personalcenter/languagetest');
  await expect(mark).toBeVisible();
  await look(page, { as: 'certified' });
});

test('two suppliers who are tested in a pair mark a translation, and are paid', async ({
  page,
  words,
  language,
  look,
  newWindow,
}) => {
  // The two languages don't take each other's markers.
  const pair = { sourceLanguage: 'nb', targetLanguage: words.pick('da', 'fi') };
  const markers = [await signUpReady(language, pair), await signUpReady(language, pair)] as const;
  const text = { title: 'Garanti', text: germanText, instructions: '' };
  const addText = '/opsinterface/addSampleText';
  await expectDone(await staffCaller(), addText, { ...text, sourceLanguage: 'nb' });
  const supplier = await signUpReady(language, { sourceLanguage: 'fr', targetLanguage: 'nb' });
  await supplier.enter(page);
  const own = new LanguageTestScreen(page, words);
  await own.open(`?sourceLanguage=nb&targetLanguage=${pair.targetLanguage}`);
  await own.button('Have two suppliers mark it').click();
  await own.field('Your translation').fill(translation);
  await own.button('Hand in the translation').click();
  await expect(own.text('Being marked')).toBeVisible();
  await look(page, { as: 'with-markers' });

  const marks = { accuracy: 20, terminology: 10, language: 10, instructions: 10 };
  const [byCall, byHand] = markers;
  let asked: readonly { testMarkingId: string }[] = [];
  await expect
    .poll(async () => {
      const path = '/supinterface/getTestMarkingList';
      ({ list: asked } = await expectDone<{ list: typeof asked }>(byCall.caller, path, {}));
      return asked.length;
    })
    .toBe(1);
  const sheet = { testMarkingId: asked[0]?.testMarkingId, marks, remark: 'Half of it is missing.' };
  await expectDone(byCall.caller, '/supinterface/addTestMarks', sheet);

  const desk = await newWindow();
  await byHand.enter(desk);
  const marking = new TestMarkingScreen(desk, words);
  await marking.open();
  await look(desk, { as: 'markings' });
  await desk.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(desk.getByText(translation)).toBeVisible();
  for (const [label, points] of [
    ['Accuracy', 25],
    ['Terminology', 10],
    ['Language', 15],
    ['Instructions', 10],
  ] as const) {
    await desk.getByRole('textbox', { name: words.start(label) }).fill(String(points));
  }
  await marking.field('Remarks for the supplier').fill('The second sentence says the opposite.');
  await look(desk, { as: 'to-be-marked' });
  await marking.button('Send the marks').click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: words.command('Send the marks') })
    .click();
  await expect(marking.text('Your marks')).toBeVisible();
  await look(desk, { as: 'paid' });

  // 50 and 60 points: both say no, and both say why.
  await expect(own.text('Not passed')).toBeVisible();
  await expect(page.getByText('Half of it is missing.')).toBeVisible();
  await expect(page.getByText('The second sentence says the opposite.')).toBeVisible();
  await look(page, { as: 'found' });
});
