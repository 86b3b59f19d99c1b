import { randomInt } from 'node:crypto';
import { languages } from '@tolk/domain';
import { fakePayments } from '../../../../test/support/fake-payments.ts';
import { likeOrder } from '../../../../test/support/like-order.ts';
import { dataOf, openMarket } from '../../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../../test/support/people.ts';
import { changeSupplierProfile, makeReady } from '../../../../test/support/ready-supplier.ts';
import { sitePages } from '../../../../test/support/site-pages.ts';
import { testApp } from '../../../../test/support/test-app.ts';

const site = sitePages(['directory', 'supplierPage']);
const tolk = testApp({
  config: {
    web: site.web,
    publicUrl: 'https://tolk.example',
  },
  replacements: { payments: fakePayments() },
});
afterAll(() => site.remove());

const seed = Number(process.env['CONSENT_SEED'] ?? randomInt(2 ** 31));

/** mulberry32: the same seed, the same choices. */
function choices(start: number): () => boolean {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % 3 > 0;
  };
}

interface Somebody extends TestPerson {
  /** Stands in the name, the address and the samples; of nobody else. */
  mark: string;
  agrees: boolean;
  showsWork: boolean;
  isFindable: boolean;
  isBlocked: boolean;
}

const marks =
  'Aldenberg Brisewood Cottonvale Duskfield Elmsworth Farrowby Glenhurst Hartsmere'.split(' ');

/** Stand in the names of the clients for whom they worked, and of the orders. */
const clientMark = 'Ottersund';

/** Three clients had the same kind of work done, one of them twice. */
async function giveWork({ personId }: TestPerson, like: string, clients: readonly string[]) {
  for (const client_id of [...clients, ...clients.slice(0, 1)]) {
    const changes = { supplier_id: personId, client_id, name: `${clientMark} report` };
    await likeOrder(tolk, like, changes);
  }
}

async function newcomer(mark: string): Promise<Somebody> {
  const person = await signUp(tolk, 'supplier');
  await makeReady(tolk, person.personId);
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: `Ada ${mark}` })
    .where('id', '=', person.personId)
    .execute();
  for (const isPublic of [true, false]) {
    await dataOf(
      person.call('/supinterface/savePortfolioSample', {
        title: `${isPublic ? 'Open' : 'Secret'} ${mark}`,
        sourceLanguage: 'zh-CN',
        targetLanguage: 'en',
        whFieldId: 'law',
        sourceText: '第七条 风力发电机组的验收由双方共同进行，并以书面确认。',
        targetText: 'Clause 7. The turbines are accepted by both parties in writing.',
        isPublic,
      }),
    );
  }
  return Object.assign(person, {
    mark,
    agrees: false,
    showsWork: false,
    isFindable: false,
    isBlocked: false,
  });
}

async function bring(
  somebody: Somebody,
  to: Pick<Somebody, 'agrees' | 'showsWork' | 'isFindable' | 'isBlocked'>,
) {
  const { db, clock } = tolk.app.deps;
  const { personId, mark } = somebody;
  const unblock = { blocked_at: null, block_reason: null };
  await db.updateTable('person').set(unblock).where('id', '=', personId).execute();
  await changeSupplierProfile(tolk, personId, { findable: true });
  await dataOf(
    somebody.call('/supinterface/setPublicProfile', {
      open: to.agrees,
      address: `ada-${mark.toLowerCase()}`,
      headline: `Contracts by ${mark}, since 2012`,
      showsWork: to.showsWork,
    }),
  );
  await changeSupplierProfile(tolk, personId, { findable: to.isFindable });
  if (to.isBlocked) {
    const blocked = { blocked_at: clock.now(), block_reason: 'Spam' };
    await db.updateTable('person').set(blocked).where('id', '=', personId).execute();
  }
  Object.assign(somebody, to);
}

async function read(path: string): Promise<string> {
  const response = await fetch(tolk.url + path, { headers: { 'accept-language': 'en' } });
  return `${path} ${response.status}\n${decodeURIComponent(response.url)}\n${await response.text()}`;
}

/** Everything public that the sitemaps name, all lists, the home page's people, and each page by its address. */
async function crawl(people: readonly Somebody[]): Promise<{ known: string; guessed: string }> {
  const index = (
    await Promise.all(['/sitemap-translators.xml', '/sitemap-jobs.xml'].map(read))
  ).join('\n');
  const parts = [...index.matchAll(/tolk\.example(\/sitemap-\w+-\d+\.xml)/g)];
  const maps = ['/sitemap.xml', '/sitemap-translators-lists.xml', '/robots.txt'];
  maps.push(...parts.map(([, path = '']) => path));
  const lists = languages.flatMap((lang) => [
    `/translators?lang=${lang}`,
    `/translators?lang=${lang}&field=law`,
    `/translators?lang=${lang}&type=translation`,
    `/translators/zh-CN/en?lang=${lang}`,
  ]);
  const sitemaps = [index, ...(await Promise.all(maps.map(read)))];
  const named = sitemaps.flatMap((xml) =>
    [...xml.matchAll(/<loc>https:\/\/tolk\.example([^<]+)<\/loc>/g)].map(([, path = '']) => path),
  );
  const known = await Promise.all([...new Set([...lists, ...named])].map(read));
  const guessed = await Promise.all(
    people.map(async ({ mark }) => {
      const path = `/translator/ada-${mark.toLowerCase()}`;
      return (await read(path)).replaceAll(path, '');
    }),
  );
  const home = await tolk.caller().call('/supinterface/getPublicMarket', {});
  return {
    known: [...sitemaps, ...known, JSON.stringify(home)].join('\n'),
    guessed: guessed.join('\n'),
  };
}

it('nothing of people who did not agree stands in anything public, whatever they did before', async () => {
  const choose = choices(seed);
  const people = await Promise.all(marks.map(newcomer));
  const clients = await Promise.all([1, 2, 3].map(() => signUp(tolk, 'client')));
  const ids = clients.map(({ personId }) => personId);
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: `${clientMark} Energi` })
    .where('id', 'in', ids)
    .execute();
  const { projectOrderId } = await (await openMarket(tolk)).complete();
  for (const somebody of people) await giveWork(somebody, projectOrderId, ids);
  for (let round = 0; round < 6; round += 1) {
    for (const somebody of people)
      await bring(somebody, {
        agrees: choose(),
        showsWork: choose(),
        isFindable: choose(),
        isBlocked: !choose(),
      });
    const { known, guessed } = await crawl(people);
    const isShown = ({ agrees, isFindable, isBlocked }: Somebody) =>
      agrees && isFindable && !isBlocked;
    const expected = people.filter(isShown).map(({ mark }) => mark);
    const found = (text: string) =>
      marks.filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));
    expect({ seed, round, known: found(known), guessed: found(guessed) }).toEqual({
      seed,
      round,
      known: expected,
      guessed: expected,
    });
    for (const { account, mark } of people) {
      const secrets = [account, `Secret ${mark}`, 'Li Wen', 'liwen-translates'];
      expect(secrets.filter((secret) => (known + guessed).includes(secret))).toEqual([]);
    }
    // Their work is told where they agreed to that, and never for whom they did it.
    const telling = people.filter((one) => isShown(one) && one.showsWork);
    expect(guessed.split('Work done here')).toHaveLength(telling.length + 1);
    expect([clientMark, ...ids].filter((secret) => (known + guessed).includes(secret))).toEqual([]);
  }
}, 120_000);
