import { randomUUID } from 'node:crypto';
import { DAY, HOUR, limits, MINUTE } from '@tolk/domain';
import type { Answer, Caller } from '@tolk/testing/caller';
import { signUp } from '../../test/support/people.ts';
import type { Service } from '../../test/support/service.ts';
import { testApp, type OtherProcess } from '../../test/support/test-app.ts';

const tolk = testApp({
  config: {
    trustedProxies: ['127.0.0.1'],
    rateLimits: { perAddress: 0, perPerson: 0, perCall: true },
  },
});
let other: OtherProcess;
beforeAll(async () => {
  other = await tolk.startAnother();
}, 60_000);
afterAll(() => other.close());

/** Two processes in turn. */
const processes = (count: number): Caller[] =>
  Array.from({ length: count }, (_, at) => (at % 2 === 0 ? tolk : other).caller());
const often = (answers: readonly Answer<unknown>[], code: number) =>
  answers.filter((answer) => answer.code === code).length;

function write(
  caller: Caller,
  headers: Record<string, string>,
  sent: { messageId?: string; text?: string } = {},
) {
  const message = { messageId: randomUUID(), text: 'Hello', ...sent };
  return caller.call<Service['serviceMessageSending']>(
    '/communicationinterface/serviceMessageSending',
    message,
    { headers },
  );
}

/** A visitor of this network who has written once; the headers of their browser. */
async function visitorAt(network: string) {
  const at = { 'x-forwarded-for': network };
  const { data, headers } = await write(tolk.caller(), at);
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { headers: { ...at, cookie }, conversationId: data.conversation.conversationId };
}

function leaveEmail(
  { headers, conversationId }: Awaited<ReturnType<typeof visitorAt>>,
  to: string,
) {
  const left = { conversationId, email: to };
  return tolk.caller().call('/communicationinterface/leaveServiceEmail', left, { headers });
}

describe('visitors of one network, at two processes', () => {
  it('begin no more conversations when they come at once', async () => {
    const { visitorBegins } = limits.service;
    const answers = await Promise.all(
      processes(2 * visitorBegins).map((caller) =>
        write(caller, { 'x-forwarded-for': '10.1.1.1' }),
      ),
    );
    expect([often(answers, 0), often(answers, 429)]).toEqual([visitorBegins, visitorBegins]);
  });

  it('write so many messages a minute together; a repeated one counts once', async () => {
    const [one, two] = [await visitorAt('10.1.2.1'), await visitorAt('10.1.2.1')];
    const messageId = randomUUID();
    const again = [0, 1, 2].map(() => write(tolk.caller(), one.headers, { messageId }));
    expect(often(await Promise.all(again), 0)).toBe(3);
    const left = limits.service.messages - 3;
    const answers = await Promise.all(
      processes(left + 4).map((caller, at) => write(caller, (at % 3 === 0 ? one : two).headers)),
    );
    expect([often(answers, 0), often(answers, 429)]).toEqual([left, 4]);
    expect((await write(tolk.caller(), one.headers, { messageId })).code).toBe(0);
    await tolk.advance(MINUTE);
    expect((await write(tolk.caller(), one.headers)).code).toBe(0);
  }, 30_000);

  it('ask for so many mails with a link an hour', async () => {
    const visitor = await visitorAt('10.1.3.1');
    const asked = Array.from({ length: limits.service.links + 1 }, (_, at) => `a${at}@m.example`);
    const codes: number[] = [];
    for (const email of asked) codes.push((await leaveEmail(visitor, email)).code);
    expect(codes).toEqual([0, 0, 0, 0, 0, 429]);
    await tolk.advance(HOUR);
    expect((await leaveEmail(visitor, 'later@m.example')).code).toBe(0);
  });
});

describe('a member', () => {
  it('is not held up by others of the network, and is by what they write from anywhere', async () => {
    const flood = await visitorAt('10.2.1.1');
    const { messages } = limits.service;
    await Promise.all(processes(messages).map((caller) => write(caller, flood.headers)));
    expect((await write(tolk.caller(), flood.headers)).code).toBe(429);
    const member = await signUp(tolk, 'client');
    const answers: Answer<unknown>[] = [];
    for (let at = 0; at < messages + 2; at += 1)
      answers.push(
        await write(member, { 'x-forwarded-for': at < 2 ? '10.2.1.1' : `10.2.2.${at}` }),
      );
    expect([often(answers, 0), often(answers, 429)]).toEqual([messages, 2]);
  }, 30_000);
});

describe('an address that a stranger types in', () => {
  it('gets few mails with a link a day, from however many networks', async () => {
    tolk.mails.length = 0;
    const codes: number[] = [];
    for (let at = 0; at < limits.service.linksToOne + 2; at += 1)
      codes.push((await leaveEmail(await visitorAt(`10.3.${at}.1`), 'own@m.example')).code);
    expect(codes.slice(-3)).toEqual([0, 429, 429]);
    await tolk.settle();
    expect(tolk.mails.filter(({ to }) => to === 'own@m.example')).toHaveLength(10);
    await tolk.advance(DAY);
    expect((await leaveEmail(await visitorAt('10.3.99.1'), 'own@m.example')).code).toBe(0);
  });
});
