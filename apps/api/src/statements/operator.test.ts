import { noSite } from '@tolk/contract/site';
import { download } from '../../test/support/download.ts';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';

const site = { ...noSite, operator: '北京霁禾有限公司', operatorEnglish: 'Jihe (Beijing) Ltd.' };
const tolk = testApp({ config: { site } });
const path = '/supinterface/downloadExpenseDetails';
const request = { from: '2026-11-01', to: '2026-11-21', format: 'pdf' };

it.each([
  ['en', 'Jihe (Beijing) Ltd.', '北京霁禾有限公司'],
  ['zh-CN', '北京霁禾有限公司', 'Jihe (Beijing) Ltd.'],
] as const)('a document in %s has %s at its foot, and not %s', async (language, named, other) => {
  const supplier = await signUp(tolk, 'supplier');
  const { content } = await download(tolk, supplier, path, request, language);
  const [page = ''] = await pagesOfPdf(content);
  expect(page).toContain(named);
  expect(page).not.toContain(other);
});
