import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

/** A posting with these files, and the supplier's application for it. */
async function applied(fileIds: string[]) {
  const projectReleaseInforId = await market.publish({ fileIds });
  const projectApplicationJLId = await market.apply(projectReleaseInforId);
  return { projectReleaseInforId, projectApplicationJLId };
}

describe('the files of a posting', () => {
  it('go into the order from it without a second upload, with their words', async () => {
    const fileIds = [
      await market.upload(market.client, 'posting'),
      await market.upload(market.client, 'posting'),
    ];
    const { projectApplicationJLId } = await applied(fileIds);
    expect(await mayDownload(market.supplier, fileIds[0] ?? '')).toBe(false);
    const order = await market.send({
      projectApplicationJLId,
      supUserId: undefined,
      orderFileIds: fileIds,
    });
    expect(order.orderFiles.map(({ fileId }) => fileId)).toEqual(fileIds);
    // Five characters and three words in each; the second file repeats the first.
    expect(order.wordAnalysis).toMatchObject({ totalWords: 16, newWords: 8 });
    expect(await mayDownload(market.supplier, fileIds[0] ?? '')).toBe(true);
  });

  it('may be twenty, as many as a posting has', async () => {
    const fileIds: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      fileIds.push(await market.upload(market.client, 'posting'));
    }
    const { projectApplicationJLId } = await applied(fileIds);
    const order = await market.send({
      projectApplicationJLId,
      supUserId: undefined,
      orderFileIds: fileIds,
    });
    expect(order.orderFiles).toHaveLength(20);
  });

  it('keep what is for reference only, in the order and in an edit of it', async () => {
    const fileIds = [
      await market.upload(market.client, 'posting'),
      await market.upload(market.client, 'posting'),
    ];
    const { projectApplicationJLId } = await applied(fileIds);
    const marked = { orderFileIds: fileIds, referenceFileIds: fileIds.slice(1) };
    const order = await market.send({ projectApplicationJLId, supUserId: undefined, ...marked });
    const { projectOrderId, version } = order;
    const seen = {
      orderFiles: [{ referenceOnly: false }, { referenceOnly: true }],
      wordAnalysis: { totalWords: 8, newWords: 8, files: [{ fileId: fileIds[0] }] },
    };
    expect(order).toMatchObject(seen);
    expect(await market.order('supplier', projectOrderId)).toMatchObject(seen);
    const edited = (changes: Record<string, unknown>, from = version) =>
      dataOf(
        market.client.call<typeof order>(
          '/clientinterface/editProjectOrder',
          { projectOrderId, version: from, ...market.terms(changes) },
          withKey(),
        ),
      );
    const kept = await edited({ orderFileIds: fileIds });
    expect(kept).toMatchObject(seen);
    const counted = await edited({ orderFileIds: fileIds, referenceFileIds: [] }, kept.version);
    expect(counted).toMatchObject({
      version: kept.version + 1,
      orderFiles: [{ referenceOnly: false }, { referenceOnly: false }],
      wordAnalysis: { totalWords: 16, repetitions: 8 },
    });
  });

  it('that are taken out of the order are not shown to the supplier; editing takes them in again', async () => {
    const [given, kept] = [
      await market.upload(market.client, 'posting'),
      await market.upload(market.client, 'posting'),
    ];
    const { projectApplicationJLId, projectReleaseInforId } = await applied([given, kept]);
    const { projectOrderId, version } = await market.send({
      projectApplicationJLId,
      supUserId: undefined,
      orderFileIds: [given],
    });
    expect((await market.order('supplier', projectOrderId)).orderFiles).toMatchObject([
      { fileId: given },
    ]);
    const edit = {
      projectOrderId,
      version,
      ...market.terms({ orderFileIds: [given, kept] }),
    };
    await dataOf(market.client.call('/clientinterface/editProjectOrder', edit, withKey()));
    expect((await market.order('supplier', projectOrderId)).orderFiles).toHaveLength(2);
    const posting = market.client.call<{ fileCount: number }>(
      '/clientinterface/getPositionProjectDetail',
      { projectReleaseInforId },
    );
    expect((await dataOf(posting)).fileCount).toBe(2);
  });

  it('are one’s own', async () => {
    const theirs = await market.upload(market.supplier, 'posting');
    const { projectApplicationJLId } = await applied([]);
    const form = market.terms({ projectApplicationJLId, orderFileIds: [theirs] });
    const answer = await market.client.call('/clientinterface/addProjectOrder', form, withKey());
    expect(answer.code).toBe(404);
  });
});
