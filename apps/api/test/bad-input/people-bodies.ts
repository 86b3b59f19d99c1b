import { randomUUID } from 'node:crypto';
import { dataOf } from '../support/market.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import type { TestStaff } from '../support/staff.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

const note = { grade: 4, text: 'Careful with terms.', tags: ['law'] };
const piece = {
  titleEn: 'New payout days',
  titleZh: '结算日调整',
  textEn: 'Payouts leave twice a month.',
  textZh: '每月结算两次。',
  audience: 'supplier',
};

/** A client's private note on a supplier whose resume they may read. */
export async function writeNote(client: TestPerson, supUserId: string): Promise<string> {
  const path = '/clientinterface/addSupEvaluate';
  const answer = client.call<{ supEvaluateId: string }>(path, { supUserId, ...note });
  return (await dataOf(answer)).supEvaluateId;
}

/** A draft. */
export async function writeNews(staff: TestStaff): Promise<string> {
  const answer = staff.call<{ newsId: string }>('/opsinterface/addNews', piece);
  return (await dataOf(answer)).newsId;
}

/** Of a supplier. */
export async function keepTemplate(supplier: TestPerson): Promise<string> {
  const name = `Statutes ${randomUUID()}`;
  const path = '/supinterface/saveApplicationTemplate';
  type Kept = { applicationTemplateId: string; name: string }[];
  const kept = await dataOf(supplier.call<Kept>(path, { name, content: 'Dear {client}' }));
  return kept.find((one) => one.name === name)?.applicationTemplateId ?? '';
}

/** A template of postings. */
export async function keepPosting(client: TestPerson): Promise<string> {
  const name = `Leases ${randomUUID()}`;
  const path = '/clientinterface/savePostingTemplate';
  type Kept = { postingTemplateId: string; name: string }[];
  const kept = await dataOf(client.call<Kept>(path, { name, form: { unitName: 'page' } }));
  return kept.find((one) => one.name === name)?.postingTemplateId ?? '';
}

export async function makeList(client: TestPerson): Promise<string> {
  const path = '/clientinterface/saveSupplierList';
  const answer = client.call<{ supplierListId: string }>(path, { name: `Law ${randomUUID()}` });
  return (await dataOf(answer)).supplierListId;
}

/** What makes the changing calls of notes, news and dictionaries possible, by their names. */
export function peopleBodies(tolk: TestApp, fixture: () => Fixture) {
  return {
    saveApplicationTemplate: async () => ({
      body: { name: `Law ${randomUUID()}`, content: 'Dear {client}' },
    }),
    delApplicationTemplate: async () => ({
      body: { applicationTemplateId: await keepTemplate(fixture().market.supplier) },
    }),
    saveSupplierList: async () => ({ body: { name: `Law ${randomUUID()}` } }),
    delSupplierList: async () => ({
      body: { supplierListId: await makeList(fixture().market.client) },
    }),
    setSupplierListed: async () => ({
      body: {
        supplierListId: await makeList(fixture().market.client),
        supUserId: fixture().ids.supplier,
        listed: true,
      },
    }),
    addSupEvaluate: async () => ({ body: { supUserId: await findable(), ...note } }),
    setSupEvaluate: async () => {
      const supEvaluateId = await writeNote(fixture().market.client, await findable());
      return { body: { supEvaluateId, ...note } };
    },
    addNews: async () => ({ body: piece }),
    editNews: async () => ({ body: { newsId: await writeNews(fixture().staff.admin), ...piece } }),
    setNewsState: async () => ({
      body: { newsId: await writeNews(fixture().staff.admin), state: 'published' },
    }),
    setDictionaryEntry: async () => ({
      body: { dictType: 'field', value: 'wine', en: 'Wine', zh: '葡萄酒', hidden: false },
    }),
    setDictionaryOrder: async () => {
      const dictType = 'degree';
      const entries = await dataOf(
        fixture().staff.admin.call<{ value: string }[]>('/opsinterface/getDictionaryEntries', {
          dictType,
        }),
      );
      return { body: { dictType, values: entries.map(({ value }) => value) } };
    },
  };

  /** A supplier on whom nobody has a note. */
  async function findable(): Promise<string> {
    const { personId } = await signUp(tolk, 'supplier');
    await tolk.app.deps.db
      .insertInto('supplier_profile')
      .values({
        person_id: personId,
        birth_date: null,
        mother_tongue: 'en',
        currency: 'CNY',
        personal_profile: 'Translates law.',
        findable: true,
        resume_file_id: null,
        updated_at: tolk.clock.now(),
      })
      .execute();
    return personId;
  }
}
