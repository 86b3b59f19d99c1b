import { passHumanCheck, solveProof } from '@tolk/testing/caller';
import {
  humanCheckPaths,
  type ProofChallenge,
  type SlidePuzzle,
  type TrackPoint,
} from '@tolk/contract/human-check';
import { HOUR, MINUTE, SECOND } from '@tolk/domain';
import sharp from 'sharp';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
const growing = testApp({ config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } } });
const limited = testApp({ config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } } });

interface Heard<Data> {
  status: number;
  code: number;
  msg: string;
  data: Data;
  retryAfter: string | null;
}

async function post<Data>(
  name: keyof typeof humanCheckPaths,
  body: unknown = {},
  { url, language = 'en' }: { url?: string; language?: string } = {},
): Promise<Heard<Data>> {
  const response = await fetch((url ?? tolk.url) + humanCheckPaths[name], {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { code, msg, data } = JSON.parse(await response.text());
  return {
    status: response.status,
    code,
    msg,
    data,
    retryAfter: response.headers.get('retry-after'),
  };
}

const puzzle = async () => (await post<SlidePuzzle>('puzzle')).data;

async function answerOf(puzzleId: string): Promise<number> {
  const row = await tolk.app.deps.db
    .selectFrom('verification')
    .select('answer')
    .where('id', '=', puzzleId)
    .executeTakeFirstOrThrow();
  return row.answer ?? -1;
}

/** Twenty moves in 600 ms that speed up and brake. */
function handTo(x: number): TrackPoint[] {
  return Array.from({ length: 21 }, (_, step) => ({
    x: (x * (1 - Math.cos((step / 20) * Math.PI))) / 2,
    y: step % 2,
    at: step * 30,
  }));
}
const slideTo = (puzzleId: string, x: number) => ({ puzzleId, x, track: handTo(x) });

describe('slide to verify', () => {
  it('more puzzles than can be drawn in about a second are refused, and the next one is drawn', async () => {
    const asked = await Promise.all(Array.from({ length: 120 }, () => post('puzzle')));
    const statuses = new Set(asked.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect(asked.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
    expect(await post('puzzle')).toMatchObject({ status: 200, code: 0 });
  });

  it('a puzzle is a picture and its piece, and never says where the piece belongs', async () => {
    const { data } = await post<SlidePuzzle>('puzzle');
    expect(data).toMatchObject({ width: 320, height: 160, pieceSize: 48 });
    expect(Object.keys(data).sort()).toEqual([
      'background',
      'expiresAt',
      'height',
      'piece',
      'pieceSize',
      'pieceTop',
      'puzzleId',
      'width',
    ]);
    expect((data.background + data.piece).length).toBeLessThan(30_000);
    expect(await sizeOf(data.background)).toEqual([320, 160]);
    expect(await sizeOf(data.piece)).toEqual([48, 48]);
    expect(new Date(data.expiresAt).getTime() - tolk.clock.now().getTime()).toBeLessThanOrEqual(
      2 * MINUTE,
    );
  });

  it('no two pictures are alike', async () => {
    const pictures = [await puzzle(), await puzzle(), await puzzle()];
    expect(new Set(pictures.map(({ background }) => background)).size).toBe(3);
    expect(new Set(pictures.map(({ piece }) => piece)).size).toBe(3);
  });

  it.each([0, 5, -5])('a hand that is %i px off passes', async (off) => {
    const { puzzleId } = await puzzle();
    const heard = await post('slide', slideTo(puzzleId, (await answerOf(puzzleId)) + off));
    expect(heard).toMatchObject({
      status: 200,
      code: 0,
      data: { verification: expect.stringMatching(/^[\w-]{43}$/), expiresAt: expect.any(String) },
    });
  });

  it.each([6, -6])('a hand that is %i px off is told so and no more', async (off) => {
    const { puzzleId } = await puzzle();
    const heard = await post('slide', slideTo(puzzleId, (await answerOf(puzzleId)) + off));
    expect(heard).toMatchObject({
      status: 200,
      code: 1019,
      msg: 'That was not quite right. Try again with a new picture.',
      data: {},
    });
  });

  it('the right place at one speed does not pass', async () => {
    const { puzzleId } = await puzzle();
    const x = await answerOf(puzzleId);
    const track = handTo(x).map(({ at }, step) => ({ x: (x * step) / 20, y: 0, at }));
    expect(await post('slide', { puzzleId, x, track })).toMatchObject({ code: 1019 });
  });

  it('a puzzle is judged once, right or wrong', async () => {
    const { puzzleId } = await puzzle();
    const x = await answerOf(puzzleId);
    expect(await post('slide', slideTo(puzzleId, x - 40))).toMatchObject({ code: 1019 });
    expect(await post('slide', slideTo(puzzleId, x))).toMatchObject({ code: 1019 });
  });

  it('of ten right answers at once one gets a pass', async () => {
    const { puzzleId } = await puzzle();
    const answer = slideTo(puzzleId, await answerOf(puzzleId));
    const heard = await Promise.all(Array.from({ length: 10 }, () => post('slide', answer)));
    expect(heard.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('a puzzle is good for two minutes', async () => {
    const { puzzleId } = await puzzle();
    await tolk.advance(2 * MINUTE);
    const answer = slideTo(puzzleId, await answerOf(puzzleId));
    expect(await post('slide', answer)).toMatchObject({ code: 1019 });
  });

  it('a puzzle that nobody was given does not pass', async () => {
    const answer = slideTo('00000000-0000-4000-8000-000000000000', 100);
    expect(await post('slide', answer)).toMatchObject({ code: 1019 });
  });

  it.each([
    ['no JSON', '{'],
    ['a list', []],
    ['text as place', { ...slideTo('00000000-0000-4000-8000-000000000000', 9), x: '9' }],
    [
      'an endless place',
      '{"puzzleId":"00000000-0000-4000-8000-000000000000","x":1e309,"track":[]}',
    ],
    ['no track', { puzzleId: '00000000-0000-4000-8000-000000000000', x: 9 }],
    [
      'an endless track',
      {
        ...slideTo('00000000-0000-4000-8000-000000000000', 9),
        track: Array.from({ length: 1_501 }, () => ({ x: 0, y: 0, at: 0 })),
      },
    ],
  ])('%s is refused with 422', async (_what, body) => {
    expect(await post('slide', body, { language: 'zh-CN' })).toMatchObject({
      status: 200,
      code: 422,
    });
  });
});

describe('proof of work', () => {
  it('the work is done in a moment and gives a pass', async () => {
    expect(await passHumanCheck(tolk.url)).toMatch(/^[\w-]{43}$/);
  });

  it('a solution passes once', async () => {
    const answer = await solved();
    expect(await post('proof', answer)).toMatchObject({ code: 0 });
    expect(await post('proof', answer)).toMatchObject({ code: 1019 });
  });

  it('a solution comes within two minutes', async () => {
    const answer = await solved();
    await tolk.advance(2 * MINUTE);
    expect(await post('proof', answer)).toMatchObject({ code: 1019 });
  });

  it('the work of one network doubles with every tenth challenge of an hour, up to a bound', async () => {
    const works: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) {
      const { data } = await post<ProofChallenge>('challenge', {}, { url: growing.url });
      works.push(data.maxnumber);
      await growing.advance(5 * SECOND);
    }
    expect([0, 9, 10, 19, 20, 30, 40, 50, 60].map((at) => works[at])).toEqual([
      50_000, 50_000, 100_000, 100_000, 200_000, 400_000, 800_000, 800_000, 800_000,
    ]);
    await growing.advance(HOUR);
    const { data } = await post<ProofChallenge>('challenge', {}, { url: growing.url });
    expect(data.maxnumber).toBe(50_000);
  });

  it.each([
    ['another number', { number: 50_000 }],
    ['another signature', { signature: '0'.repeat(64) }],
    ['an easier challenge', { challenge: '0'.repeat(64) }],
    ['a later expiry', { salt: 'later' }],
  ])('%s does not pass', async (_what, change) => {
    const answer = await solved();
    const salt =
      'salt' in change ? answer.salt.replace(/expires=\d+/, 'expires=99999999999') : answer.salt;
    expect(await post('proof', { ...answer, ...change, salt })).toMatchObject({ code: 1019 });
  });

  it('a challenge that another server made does not pass', async () => {
    const foreign = await solved(limited.url);
    expect(await post('proof', foreign)).toMatchObject({ code: 1019 });
  });
});

describe('a pass', () => {
  it('lets one code through, and only when it is sent', async () => {
    const verification = await passHumanCheck(tolk.url);
    const ask = (account: string) =>
      tolk.caller().call('/supinterface/registerActiveCode', { account, verification });
    await tolk.caller().call('/supinterface/loginActiveCode', { account: 'one@tolk.example' });
    expect(await ask('one@tolk.example')).toMatchObject({ code: 1005 });
    expect(await ask('two@tolk.example')).toMatchObject({ code: 0 });
    expect(await ask('three@tolk.example')).toMatchObject({ code: 1009 });
  });

  it('is good for ten minutes', async () => {
    const verification = await passHumanCheck(tolk.url);
    await tolk.advance(10 * MINUTE);
    const form = { account: 'late@tolk.example', verification };
    expect(await tolk.caller().call('/supinterface/registerActiveCode', form)).toMatchObject({
      code: 1009,
    });
  });

  it('lets one of ten codes through that are asked for at once', async () => {
    const verification = await passHumanCheck(tolk.url);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        tolk.caller().call('/supinterface/registerActiveCode', {
          account: `at-once-${index}@tolk.example`,
          verification,
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1009)).toHaveLength(9);
  });

  it('is stored so that nobody reads it', async () => {
    const verification = await passHumanCheck(tolk.url);
    const rows = await tolk.app.deps.db.selectFrom('verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(verification);
    expect(rows.some(({ pass_hash }) => pass_hash?.toString().includes(verification))).toBe(false);
  });
});

it.each(['puzzle', 'challenge'] as const)(
  'who asks for too many of %s is told to wait',
  async (name) => {
    const { url } = limited;
    const heard = [];
    for (let asked = 0; asked < 31; asked += 1) heard.push(await post(name, {}, { url }));
    expect(heard[0]).toMatchObject({ code: 0 });
    expect(heard.at(-1)).toMatchObject({ status: 429, code: 429 });
    expect(Number(heard.at(-1)?.retryAfter)).toBeGreaterThan(0);
  },
);

async function solved(url = tolk.url) {
  const { data } = await post<ProofChallenge>('challenge', {}, { url });
  const { algorithm, challenge, salt, signature } = data;
  return { algorithm, challenge, salt, signature, number: solveProof(data) };
}

async function sizeOf(dataUrl: string): Promise<(number | undefined)[]> {
  const { width, height } = await sharp(
    Buffer.from(dataUrl.replace('data:image/webp;base64,', ''), 'base64'),
  ).metadata();
  return [width, height];
}
