import type { PostingDraftRow, PostingTemplate } from '@tolk/contract';
import { DAY } from '@tolk/domain';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let market: Market;
let client: TestPerson;

beforeAll(async () => {
  market = await openMarket(tolk);
});

beforeEach(async () => {
  client = await signUp(tolk, 'client');
});

const save = (body: object, person = client) =>
  person.call<{ draftId: string }>('/clientinterface/savePositionDraft', body);
const drafts = async (person = client) => {
  const path = '/clientinterface/getPositionDrafts';
  return dataOf(person.call<{ total: number; list: PostingDraftRow[] }>(path, {}));
};
const discard = (draftId: string, person = client) =>
  person.call('/clientinterface/delPositionDraft', { draftId });

describe('a draft of a posting', () => {
  it('holds as little as nothing, or all that a posting has', async () => {
    const nothing = await dataOf(save({}));
    tolk.clock.advance(1_000);
    const file = await market.upload(client, 'posting');
    const form = market.postingForm({ fileIds: [file], interpretationMode: 'consecutive' });
    const all = await dataOf(save(form));
    expect(await drafts()).toMatchObject({
      total: 2,
      list: [
        { draftId: all.draftId, form, files: [{ fileId: file, fileName: 'contract.txt' }] },
        { draftId: nothing.draftId, form: {}, files: [] },
      ],
    });
  });

  it.each([{ minutes: 45 }, { meals: 'client' }])(
    'holds half of the breaks: %j',
    async (breaks) => {
      await dataOf(save({ projectType: 'interpretation', breaks }));
      expect((await drafts()).list).toMatchObject([{ form: { breaks } }]);
    },
  );

  it('is written over, and moves to the top', async () => {
    const { draftId } = await dataOf(save({ projectName: 'First' }));
    tolk.clock.advance(1_000);
    await dataOf(save({ projectName: 'Second' }));
    tolk.clock.advance(1_000);
    await dataOf(save({ draftId, projectName: 'First, longer' }));
    const { list } = await drafts();
    expect(list.map(({ form }) => form.projectName)).toEqual(['First, longer', 'Second']);
  });

  it('is gone once it is published, and is not published twice', async () => {
    const { draftId } = await dataOf(save(market.postingForm()));
    const publish = () =>
      client.call('/clientinterface/addPositionProject', market.postingForm({ draftId }));
    await dataOf(publish());
    expect(await drafts()).toEqual({ total: 0, list: [] });
    expect((await publish()).code).toBe(404);
  });

  it('keeps its files for as long as it is kept, and shows them to nobody else', async () => {
    const file = await market.upload(client, 'posting');
    const { draftId } = await dataOf(save({ fileIds: [file] }));
    await tolk.advance(3 * DAY);
    expect(await mayDownload(client, file)).toBe(true);
    expect(await mayDownload(market.supplier, file)).toBe(false);
    await dataOf(discard(draftId));
    await dataOf(client.call('/supinterface/deleteFile', { fileId: file }));
  });

  it('has no files of others, and is nobody else’s to see, change or discard', async () => {
    const theirs = await market.upload(market.client, 'posting');
    expect((await save({ fileIds: [theirs] })).code).toBe(404);
    const { draftId } = await dataOf(save({ projectName: 'Mine' }));
    const other = await signUp(tolk, 'client');
    expect(await drafts(other)).toEqual({ total: 0, list: [] });
    expect((await save({ draftId }, other)).code).toBe(404);
    expect((await discard(draftId, other)).code).toBe(404);
    expect((await drafts()).total).toBe(1);
  });

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await dataOf(save({}));
    expect((await save({})).code).toBe(1508);
    const [first] = (await drafts()).list;
    await dataOf(save({ draftId: first?.draftId, projectName: 'Still saved' }));
  });
});

describe('a template of postings', () => {
  type Templates = PostingTemplate[];
  const keep = (body: object, person = client) =>
    person.call<Templates>('/clientinterface/savePostingTemplate', { form: {}, ...body });
  const rename = (postingTemplateId: string | undefined, name: string, person = client) =>
    person.call<Templates>('/clientinterface/renamePostingTemplate', { postingTemplateId, name });
  const del = (postingTemplateId: string | undefined, person = client) =>
    person.call('/clientinterface/delPostingTemplate', { postingTemplateId });

  it('keeps what is the same each time, without dates and files', async () => {
    const { deadline: _, startTime: __, dueDate: ___, ...form } = market.postingForm();
    const [kept] = await dataOf(keep({ name: 'Contracts', form }));
    expect(kept).toMatchObject({ name: 'Contracts', form });
    const dated = await keep({ name: 'Dated', form: market.postingForm({ fileIds: [] }) });
    const [, other] = await dataOf(Promise.resolve(dated));
    expect(Object.keys(other?.form ?? {})).not.toEqual(
      expect.arrayContaining(['deadline', 'fileIds']),
    );
  });

  it('has a name of its own, and is renamed and deleted by whose it is', async () => {
    const [law] = await dataOf(keep({ name: ' Law ' }));
    expect(law?.name).toBe('Law');
    expect((await keep({ name: 'LAW' })).code).toBe(422);
    const id = law?.postingTemplateId;
    const other = await signUp(tolk, 'client');
    expect((await rename(id, 'Mine', other)).code).toBe(404);
    expect((await del(id, other)).code).toBe(404);
    expect(await dataOf(rename(id, 'Statutes'))).toMatchObject([{ name: 'Statutes' }]);
    await dataOf(del(id));
    const path = '/clientinterface/getPostingTemplates';
    expect(await dataOf(client.call<Templates>(path, {}))).toEqual([]);
  });

  it('is one of twenty at most, in two tabs at once too', async () => {
    for (let count = 1; count <= 19; count += 1) await dataOf(keep({ name: `Job ${count}` }));
    const both = await Promise.all([keep({ name: 'One more' }), keep({ name: 'Another' })]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1508]);
  });
});
