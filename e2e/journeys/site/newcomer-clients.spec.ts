import { Screen } from '@tolk/testing/browser';
import { PostingEditScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { signUpAs } from '../../support/newcomer.ts';
import { newMailAddress, newPhoneNumber } from '../../support/people.ts';
import { Walk } from '../../support/walk.ts';

const buyers = [
  {
    who: 'a Chinese buyer on a phone',
    onPhone: true,
    account: newPhoneNumber,
    pair: ['中文（简体）', '英语'],
    field: '法律合同',
    remarks: '设备采购合同，供德国采购部门审阅。',
    file: { name: '采购合同.txt', text: '甲方应在收到货物后三十日内付款。'.repeat(300) },
    contact: { label: 'Contact person', name: '林知远' },
  },
  {
    who: 'a foreign buyer at a desk',
    onPhone: false,
    account: newMailAddress,
    pair: ['German', 'Swedish'],
    field: 'Mechanical engineering',
    remarks: 'Manual of a pump, for those who service it.',
    file: { name: 'Handbuch.txt', text: 'Die Pumpe fördert Wasser. '.repeat(1_200) },
    contact: { label: 'Contact person', name: 'Ada Berg' },
  },
] as const;

for (const buyer of buyers) {
  test(`${buyer.who} comes from the home page to a first posting`, async ({
    page,
    words,
    isPhone,
  }) => {
    test.skip(isPhone !== buyer.onPhone);
    const walk = await Walk.begin(page);
    const form = new PostingEditScreen(page, words);
    await signUpAs(buyer.account(), 'Publish a project', { page, words, walk, to: form });
    const [source, target] = buyer.pair;
    await form.choose('Source language', source);
    await form.choose('Target language', target);
    await form.choose('Professional field', buyer.field);
    await form.field('Remarks').fill(buyer.remarks);
    const { name, text } = buyer.file;
    await walk.wait(form.addFile({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
    await expect(form.field('Delivery due')).not.toHaveValue('');
    await form.field('Rate').fill('500');
    await form.field(buyer.contact.label).fill(buyer.contact.name);
    await form.publish();
    await walk.wait(new Screen(page, words, '/xqpositionmanagement/positiondetail').arrive());
    const walked = await walk.end(`${buyer.who}: first posting`);
    expect(walked.presses).toBeLessThanOrEqual(6);
    expect(walked.fields).toBeLessThanOrEqual(11);
    expect(walked.screens).toBeLessThanOrEqual(5);
  });
}
