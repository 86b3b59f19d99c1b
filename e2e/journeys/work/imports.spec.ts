import { InformationScreen, ResumeScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { wordFile } from '../../support/word-file.ts';

test('a resume file proposes entries, and the person takes them', async ({
  page,
  words,
  language,
  look,
}) => {
  const supplier = await signUp('supplier', language);
  await supplier.enter(page);
  const resume = new ResumeScreen(page, words);
  await resume.open();
  const form = page.getByRole('form', { name: words.say('Resume as a file') });
  await form.locator('input[type=file]').setInputFiles({
    name: 'resume.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: wordFile([
      'Education',
      '2003-09 - 2008-06',
      'Uppsala University, MA in Translation',
      'Languages: Swedish, German',
    ]),
  });
  await resume.button('Remove {name}').waitFor();
  await form.getByRole('button', { name: words.command('Save') }).click();
  await resume.button('Read the file').click();
  const education = page.getByRole('listitem').filter({ hasText: 'Uppsala University' });
  await expect(education).toBeVisible();
  await look(page, { as: 'found' });
  await expect(resume.entries('Education')).toHaveCount(0);

  await education.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(words.label('University'))).toHaveValue('Uppsala University');
  await dialog.getByRole('button', { name: words.command('Save') }).click();
  await expect(resume.entries('Education')).toHaveText(['Uppsala University']);
  await expect(education).toHaveCount(1);

  await page
    .getByRole('listitem')
    .filter({ hasText: words.pick('Swedish', '瑞典语') })
    .getByRole('button')
    .first()
    .click();
  const information = new InformationScreen(page, words);
  await information.arrive();
  const proposed = page
    .getByRole('alert')
    .filter({ hasText: words.within('Your resume file names {names}.') });
  await proposed.getByRole('button').click();
  await expect(proposed).toHaveCount(0);
  await look(page, { as: 'languages-taken' });
});

test('language pairs come from a table of rates, line by line', async ({
  page,
  words,
  language,
  look,
}) => {
  const supplier = await signUp('supplier', language);
  await supplier.enter(page);
  const information = new InformationScreen(page, words);
  await information.open();
  await information.button('Import from a file').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('from,to,rate,unit,currency\nde,sv,0.14,word,EUR\nde,fr,0.15,word,EUR\n'),
  });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('checkbox').last().uncheck();
  await look(page, { as: 'proposed' });
  await dialog
    .getByRole('button', { name: words.pick('Save 1 language pair', '保存 1 个语言对') })
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(information.button('Delete {pair}')).toHaveCount(1);
});
