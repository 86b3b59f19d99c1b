import { Words, watchLoads } from '@tolk/testing/browser';
import { Portal, PostingEditScreen } from '../../pages/index.ts';
import { deskOnly, expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';

test(
  'the language changes while a form is being filled in',
  { tag: deskOnly },
  async ({ page, words, language, look }) => {
    const person = await signUp('client', language);
    await person.enter(page);
    const form = new PostingEditScreen(page, words);
    await form.open();
    await form.field('Project name').fill('Catalogue 目录 2027');
    await form.choose('Target language', words.pick('French', '法语'));

    const loads = watchLoads(page);
    const other = language === 'en' ? 'zh-CN' : 'en';
    await new Portal(page, words).setLanguage(other);
    const otherWords = new Words(other);
    const otherForm = new PostingEditScreen(page, otherWords);
    await expect(otherForm.field('Project name')).toHaveValue('Catalogue 目录 2027');
    await expect(
      page.getByRole('combobox', { name: otherWords.label('Target language') }),
    ).toHaveValue(otherWords.pick('French', '法语'));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(loads.documents).toEqual([]);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(otherForm.field('Project name')).toHaveValue('Catalogue 目录 2027');
    await new Portal(page, otherWords).setLanguage(language);
    await look(page);
  },
);
