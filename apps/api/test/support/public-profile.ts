import { dataOf } from './market.ts';
import type { TestPerson } from './people.ts';
import { makeFindable } from './ready-supplier.ts';
import type { TestApp } from './test-app.ts';

/** A supplier with a profile agrees to be shown, with a sample of their work that is not. */
export async function showToEverybody(
  tolk: TestApp,
  supplier: TestPerson,
  address: string,
  title = 'Clause 7',
): Promise<void> {
  await makeFindable(tolk, supplier.personId);
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: 'Claire Moreau' })
    .where('id', '=', supplier.personId)
    .where('name', 'like', '%*%')
    .execute();
  const headline = `${title}: contracts since 2012`;
  const shown = { open: true, address, headline, showsWork: true };
  await dataOf(supplier.call('/supinterface/setPublicProfile', shown));
  const sample = {
    title,
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    whFieldId: 'law',
    sourceText: '第七条 风力发电机组的验收由双方共同进行，并以书面确认。',
    targetText: 'Clause 7. The turbines are accepted by both parties in writing.',
    isPublic: false,
  };
  await dataOf(supplier.call('/supinterface/savePortfolioSample', sample));
}
