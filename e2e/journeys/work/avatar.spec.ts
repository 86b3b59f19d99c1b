import { Portal, SettingsScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { signUp } from '../../support/people.ts';
import { bitmap, drawnPicture } from '../../support/pictures.ts';

test('a profile picture is chosen, cut with the keyboard and shown on both sides', async ({
  page,
  words,
  language,
  look,
}) => {
  const person = await signUp('supplier', language);
  await person.enter(page);
  const settings = new SettingsScreen(page, words, 'supplier');
  const portal = new Portal(page, words);
  await settings.openSection('account');
  await look(page, { as: 'account' });
  await settings.button('Change the picture').click();
  const { dialog } = settings;
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await settings.dialogButton('Select image').click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };

  await choose('resume.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(dialog.getByRole('alert')).toHaveText(
    words.pick(
      'Invalid file format. Only files with the extensions of JPG/PNG are allowed.',
      '文件格式错误，仅支持 JPG/PNG 格式的文件。',
    ),
  );
  await look(page, { as: 'wrong-type', ownWordsOnly: true });

  const box = dialog.getByRole('group', { name: words.say('Part that is kept') });
  await choose('me.bmp', 'image/bmp', bitmap(320, 240));
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await box.waitFor();
  await choose('me.jpg', 'image/jpeg', await drawnPicture(page, 'image/jpeg'));
  const laid = dialog.locator('[data-testid=container] img');
  const before = (await laid.getAttribute('src')) ?? '';
  await choose('me.png', 'image/png', await drawnPicture(page, 'image/png'));
  // What is laid under the box begins at its own size: keys pressed before that are lost.
  await expect(laid).not.toHaveAttribute('src', before);
  await expect.poll(() => laid.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await expect
    .poll(async () => {
      const { width, height } = (await box.boundingBox()) ?? {};
      return [width, height].map((side) => Math.round(side ?? 0));
    })
    .toEqual([200, 200]);

  const size = dialog.getByRole('slider', { name: words.say('Size') });
  const turn = dialog.getByRole('slider', { name: words.say('Turn') });
  await expect(size).toHaveValue('100');
  await box.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(size).toHaveValue('120');
  await page.keyboard.press('-');
  await expect(size).toHaveValue('110');
  await page.keyboard.press('r');
  await expect(turn).toHaveValue('90');
  await page.keyboard.press('ArrowRight');
  await settings.dialogButton('Turn by 90°').click();
  await expect(turn).toHaveValue('180');
  await look(page, { as: 'crop', ownWordsOnly: true });

  await expect(portal.avatar).toHaveCount(0);
  await settings.dialogButton('Submit').click();
  await expect(dialog).toHaveCount(0);
  await expect(portal.message(words.pick('Uploaded successfully', '上传成功'))).toBeVisible();
  await expect(portal.avatar).toBeVisible();
  const address = (await portal.avatar.getAttribute('src')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);

  await portal.switchIdentity('client');
  await page.waitForURL('**/xqoverview/index');
  await expect(portal.avatar).toHaveAttribute('src', address);
});
