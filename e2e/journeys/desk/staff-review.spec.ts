import { randomUUID } from 'node:crypto';
import { ReviewQueueScreen, ReviewScreen, StaffLoginScreen } from '../../pages/index.ts';
import { newCreditCode, newResidentId } from '../../support/documents.ts';
import { expect, test } from '../../support/journey.ts';
import { expectDone, signUp, type Person } from '../../support/people.ts';
import { drawnPicture } from '../../support/pictures.ts';
import { logInAtScreen } from '../../support/staff.ts';

const contact = { phone: '', wechat: '', email: '', qq: '', skype: '', other: '' };
const place = { nationality: 'CN', region: '', location: 'Chengdu', zone: 'Asia/Shanghai' };

async function uploadPhoto({ caller }: Person, picture: Buffer): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'document');
  form.append('file', new Blob([new Uint8Array(picture)]), 'photo.jpg');
  const answer = await caller.call<{ fileId: string }>('/supinterface/uploadFile', undefined, {
    form,
  });
  return answer.data.fileId;
}

test('staff checks who a supplier is and which company a client works for', async ({
  page,
  words,
  language,
  look,
}) => {
  const tag = randomUUID().slice(0, 6);
  const supplierName = words.pick(`Lin Qiaoyi ${tag}`, `林乔一 ${tag}`);
  const clientName = words.pick(`Chen Bohai ${tag}`, `陈伯海 ${tag}`);
  const number = newResidentId();
  const picture = await drawnPicture(page, 'image/jpeg');
  const supplier = await signUp('supplier', language);
  const client = await signUp('client', language);
  const queue = new ReviewQueueScreen(page, words);
  const review = new ReviewScreen(page, words);

  const submitRealName = async () => {
    const photoIds = [await uploadPhoto(supplier, picture), await uploadPhoto(supplier, picture)];
    const form = { documentType: 'idCard', name: supplierName, number, photoIds };
    await expectDone(supplier.caller, '/supinterface/addOrEditSupSmrz', form);
  };

  await test.step('both send in what they are', async () => {
    await expectDone(supplier.caller, '/supinterface/addOrEditSupInfo', {
      ...place,
      supName: supplierName,
      nickname: '',
      sex: '',
      birthDate: null,
      motherTongue: 'zh-CN',
      languageSkills: [],
      whFieldIds: [],
      translationYears: '5-10',
      currency: 'CNY',
      source: '',
      mediaPlatforms: [],
      other: '',
      jieGaoTime: [],
      personalProfile: 'Contracts.',
      partyKind: 'individual',
      companyName: '',
      findable: false,
    });
    await submitRealName();
    await expectDone(client.caller, '/clientinterface/addOrEditSysInfo', {
      ...place,
      ...contact,
      userName: clientName,
      nickname: '',
      partyKind: 'company',
      companyName: 'Qingtan Tea',
      jobTitle: '',
      taxNumber: '',
      website: '',
      introduction: '',
    });
    await expectDone(client.caller, '/clientinterface/addOrEditSysCompany', {
      companyName: 'Qingtan Tea',
      creditCode: newCreditCode(),
      legalRepresentative: 'Chen Bohai',
      licenceId: await uploadPhoto(client, picture),
    });
  });

  await test.step('the console asks for password and second factor, and leads on', async () => {
    await page.goto(queue.path);
    const login = new StaffLoginScreen(page, words);
    await login.arrive();
    await look(page);
    // Each project has a member of its own: a code is good once.
    await logInAtScreen(login, language === 'en' ? 'reviewer' : 'admin', {
      atCode: () => look(page, { as: 'code' }),
    });
    await queue.arrive();
  });

  await test.step('the ID card stands beside the profile, in clear and as pictures', async () => {
    await queue.openReview(supplierName);
    await review.arrive();
    await expect(page.getByRole('main').getByText(number)).toBeVisible();
    await expect(review.picture(2)).toBeVisible();
    await look(page);
  });

  await test.step('more is asked for with a reason, and the answer is certified', async () => {
    await review.button('Ask for more…').click();
    const send = review.dialog.getByRole('button', { name: words.command('Ask for more') });
    await send.click();
    await expect(review.dialog.getByLabel(words.label('Reason'))).toBeFocused();
    const ready = words.pick(
      'The photo is blurred or too dark. Send one on which every character can be read.',
      '照片模糊或过暗，请重新上传文字清晰可辨的照片。',
    );
    await review.dialog.getByRole('button', { name: ready }).click();
    await look(page, { as: 'reason' });
    await send.click();
    await expect(review.outcome).toContainText(
      words.within('More information was requested; no reply yet.'),
    );
    type State = { status: string; reason: string | null };
    const asked = await expectDone<State>(supplier.caller, '/supinterface/getSMRZ', {});
    expect(asked).toMatchObject({ status: 'draft' });
    expect(asked.reason).toContain(ready);
    await submitRealName();
    await page.reload();
    await review.arrive();
    await review.button('Certify').click();
    await expect(review.button('Revoke…')).toBeVisible();
    const certified = await expectDone(supplier.caller, '/supinterface/getSMRZ', {});
    expect(certified).toMatchObject({ status: 'certified', verified: true });
  });

  await test.step('a company is refused, and the client reads why', async () => {
    await queue.open('?kind=company');
    await queue.openReview(clientName);
    await review.arrive();
    await look(page, { as: 'company' });
    await review.button('Refuse…').click();
    const reason = words.pick('The seal cannot be read.', '公章无法辨认。');
    await review.dialog.getByLabel(words.label('Reason')).fill(reason);
    await review.dialog.getByRole('button', { name: words.command('Refuse') }).click();
    await expect(review.outcome).toContainText(
      words.within('Nothing to decide until the person submits it again.'),
    );
    const company = await expectDone(client.caller, '/clientinterface/getSysCompanyData', {});
    expect(company).toMatchObject({ status: 'refused', reason });
  });
});
