import { DAY } from '@tolk/domain';
import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { likeOrder } from '../../../test/support/like-order.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Shared = ResponseOf<typeof calls.clientinterface.resumes.getSharedResume>;
type Share = ResponseOf<typeof calls.supinterface.resume.getResumeShare>;

const tolk = testApp({ replacements: { payments: fakePayments() } });

const setShare = (person: TestPerson, open: boolean, parts: string[] = ['work', 'reviews']) =>
  dataOf(person.call<Share>('/supinterface/setResumeShare', { open, parts }));
const ownShare = (person: TestPerson) =>
  dataOf(person.call<Share>('/supinterface/getResumeShare', {}));
const tokenOf = ({ link }: Share) => new URL(link ?? '').searchParams.get('share') ?? '';
const visit = (share: string) =>
  tolk.caller().call<Shared>('/clientinterface/getSharedResume', { share });

describe('a shared resume', () => {
  it('is not public until its owner opens it', async () => {
    const supplier = await signUp(tolk, 'supplier');
    expect(await ownShare(supplier)).toEqual({ link: null, parts: [] });
    const share = await setShare(supplier, true);
    expect(share).toEqual({
      link: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1\/xqresume\/detail\?share=[A-Za-z0-9_-]{32}$/,
      ),
      parts: ['work', 'reviews'],
    });
    expect(await ownShare(supplier)).toEqual(share);
  });

  it('shows name, time and chosen parts to a visitor, and nothing else', async () => {
    const supplier = await signUp(tolk, 'supplier');
    const share = tokenOf(await setShare(supplier, true, []));
    const { data } = await visit(share);
    expect(data).toEqual({
      supUserName: expect.stringMatching(/^pe\*\*\*@tolk\.example$/),
      supUserAvatar: null,
      memberSince: expect.any(String),
      work: null,
      reviews: null,
      profile: null,
      education: null,
      experience: null,
      certificates: null,
    });
    expect(JSON.stringify(data)).not.toContain(supplier.personId);
  });

  it('keeps its link while the parts change, and never opens a closed one again', async () => {
    const supplier = await signUp(tolk, 'supplier');
    const first = await setShare(supplier, true, ['work']);
    expect(await setShare(supplier, true, ['reviews'])).toEqual({
      link: first.link,
      parts: ['reviews'],
    });
    expect(await setShare(supplier, false)).toEqual({ link: null, parts: [] });
    const closed = await visit(tokenOf(first));
    const unknown = await visit('a-link-that-nobody-ever-made-123');
    expect([closed.code, closed.msg, closed.data]).toEqual([404, unknown.msg, unknown.data]);
    const second = await setShare(supplier, true);
    expect(second.link).not.toBe(first.link);
    expect((await visit(tokenOf(first))).code).toBe(404);
    expect((await visit(tokenOf(second))).code).toBe(0);
  });

  it('shows profile and lists without contact, address and files', async () => {
    const { supplier } = await openMarket(tolk);
    const period = { startMonth: '2014-01', endMonth: null, description: 'Contracts.' };
    await dataOf(
      supplier.call('/supinterface/saveWorkExperience', {
        company: 'Nordlys Energi',
        occupation: 'Translator',
        ...period,
      }),
    );
    await dataOf(
      supplier.call('/supinterface/saveCertificate', {
        language: 'en',
        certificate: 'CATTI',
        level: '2',
        issuedMonth: null,
        fileIds: [],
      }),
    );
    const parts = ['profile', 'education', 'experience', 'certificates'];
    const { data } = await visit(tokenOf(await setShare(supplier, true, parts)));
    expect(data).toMatchObject({ work: null, reviews: null });
    expect(data.profile).toEqual({
      personalProfile: 'Ten years of legal translation.',
      motherTongue: 'zh-CN',
      languageSkills: [],
      whFieldIds: ['law'],
      translationYears: '5-10',
      nationality: 'CN',
      region: '310100',
    });
    expect(data.education).toEqual([
      {
        university: 'Shanghai International Studies University',
        major: 'Translation',
        degree: 'master',
        startMonth: '2010-09',
        endMonth: '2013-06',
        description: '',
      },
    ]);
    expect(data.experience).toEqual({
      employment: [{ company: 'Nordlys Energi', occupation: 'Translator', ...period }],
      projects: [],
    });
    expect(data.certificates).toEqual([
      { language: 'en', certificate: 'CATTI', level: '2', issuedMonth: null },
    ]);
    for (const hidden of ['liwen-translates', 'Li Wen', supplier.personId, supplier.account])
      expect(JSON.stringify(data)).not.toContain(hidden);
  });

  it('counts completed orders with their pairs and fields, the most frequent first', async () => {
    const market = await openMarket(tolk);
    await market.complete({ sourceLanguage: 'en', targetLanguage: 'fr', whFieldId: 'finance' });
    await market.complete();
    await market.complete();
    await market.submit({ sourceLanguage: 'de', targetLanguage: 'en' });
    const { data } = await visit(tokenOf(await setShare(market.supplier, true)));
    expect(data.work).toEqual({
      completedOrders: 3,
      languagePairs: [
        { sourceLanguage: 'zh-CN', targetLanguage: 'en' },
        { sourceLanguage: 'en', targetLanguage: 'fr' },
      ],
      whFieldIds: ['law', 'finance'],
    });
  });

  it('shows reviews by clients once they are revealed', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const share = tokenOf(await setShare(supplier, true));
    const reviews = async () => (await visit(share)).data.reviews;
    const evaluate = async (side: 'client' | 'supplier', form: object) => {
      const person = side === 'client' ? client : supplier;
      const path = side === 'client' ? '/clientinterface/addEvaluate' : '/supinterface/addEvaluate';
      await dataOf(person.call(path, form));
    };
    expect(await reviews()).toEqual({ average: null, list: [] });
    const one = { projectOrderId: (await market.complete()).projectOrderId };
    const two = { projectOrderId: (await market.complete()).projectOrderId };
    await evaluate('client', { ...one, evaluateGrade: 5, evaluateDescription: 'Precise.' });
    expect(await reviews()).toEqual({ average: null, list: [] });
    await evaluate('supplier', { ...one, evaluateGrade: 1, evaluateDescription: 'Late brief.' });
    expect(await reviews()).toEqual({
      average: 5,
      list: [
        {
          evaluateId: expect.any(String),
          evaluateGrade: 5,
          evaluateDescription: 'Precise.',
          createTime: expect.any(String),
          reply: null,
        },
      ],
    });
    await evaluate('client', { ...two, evaluateGrade: 4, evaluateDescription: 'Good.' });
    expect(await reviews()).toMatchObject({ average: 5 });
    await tolk.advance(14 * DAY);
    expect(await reviews()).toMatchObject({
      average: 4.5,
      list: [{ evaluateDescription: 'Good.' }, { evaluateDescription: 'Precise.' }],
    });
  });

  it('shows the newest twenty reviews and the average over all', async () => {
    const market = await openMarket(tolk);
    const share = tokenOf(await setShare(market.supplier, true));
    const { projectOrderId } = await market.complete();
    await repeatOrder(projectOrderId, 21);
    const { reviews } = (await visit(share)).data;
    expect(reviews?.list).toHaveLength(20);
    // One star from the oldest, five from the other twenty: 101 / 21.
    expect(reviews?.average).toBe(4.81);
    expect(reviews?.list.some(({ evaluateGrade }) => evaluateGrade === 1)).toBe(false);
  });
});

/** Reviews of that many orders like this one, which ended long ago; the first one is bad. */
async function repeatOrder(orderId: string, count: number): Promise<void> {
  const { db } = tolk.app.deps;
  const order = await db
    .selectFrom('project_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const past = (days: number) => new Date(tolk.clock.now().getTime() - days * DAY);
  const ended = { ended_at: past(30), completed_at: past(30) };
  for (let index = 0; index < count; index += 1) {
    const id = await likeOrder(tolk, orderId, ended);
    await db
      .insertInto('evaluation')
      .values({
        id: crypto.randomUUID(),
        order_id: id,
        side: 'client',
        author_id: order.client_id,
        subject_id: order.supplier_id,
        grade: index === 0 ? 1 : 5,
        text: 'Fine.',
        created_at: past(29 - index / 100),
      })
      .execute();
  }
}
