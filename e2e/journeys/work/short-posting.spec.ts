import { Screen } from '@tolk/testing/browser';
import { PostingEditScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

/** What somebody fills in by hand: a pair, a field of work, what it is about, the file, a rate and their name. */
const fieldsByHand = 7;
/** Overview, form, preview. */
const stepsToPublished = 3;

test('a new client publishes their first project by the short form', async ({
  page,
  words,
  language,
  look,
}) => {
  const client = await signUp('client', language);
  await client.enter(page);
  const overview = new Screen(page, words, '/xqoverview/index');
  await overview.open();
  let steps = 1;
  let fields = 0;
  await page
    .getByRole('region', { name: words.say('What comes next') })
    .getByRole('link', { name: words.command('Publish your first project') })
    .last()
    .click();

  const form = new PostingEditScreen(page, words);
  await form.arrive();
  steps += 1;
  const byHand = async (fill: Promise<void>) => {
    await fill;
    fields += 1;
  };
  await byHand(form.choose('Source language', words.pick('German', '德语')));
  await byHand(form.choose('Target language', words.pick('Swedish', '瑞典语')));
  await byHand(form.choose('Professional field', words.pick('Mechanical engineering', '机械工程')));
  await byHand(form.field('Remarks').fill('Manual of a pump, for those who service it.'));
  const text = 'Die Pumpe fördert Wasser. '.repeat(1_200);
  await byHand(
    form.addFile({ name: 'Handbuch.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }),
  );
  // 4 words 1,200 times; the due date and until when suppliers apply follow from them.
  await expect(form.field('Estimated workload')).toHaveValue('4.8');
  await expect(form.field('Delivery due')).not.toHaveValue('');
  await byHand(form.field('Rate').fill('500'));
  await byHand(form.field('Contact person').fill('Ada Berg'));
  await look(page, { as: 'filled' });

  await form.publish();
  steps += 1;
  await new Screen(page, words, '/xqpositionmanagement/positiondetail').arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, { as: 'published' });
  expect({ fields, steps }).toEqual({ fields: fieldsByHand, steps: stepsToPublished });
});

test('what the short form holds is there among all fields', async ({ page, words, language }) => {
  const client = await signUp('client', language);
  await client.enter(page);
  const form = new PostingEditScreen(page, words);
  await page.goto('/xqpositionmanagement/addedit?form=short');
  await form.choose('Source language', words.pick('Chinese (Simplified)', '中文（简体）'));
  await form.choose('Target language', words.pick('English', '英语'));
  await form.field('Remarks').fill('A contract.');
  await form.field('Estimated workload').fill('9');
  await expect(form.field('Delivery due')).not.toHaveValue('');
  await form.button('All fields').click();
  await expect(form.field('Project name')).not.toHaveValue('');
  await expect(form.field('Apply by')).not.toHaveValue('');
  await expect(form.field('Remarks')).toHaveValue('A contract.');
  await expect(form.field('Estimated workload')).toHaveValue('9');
});
