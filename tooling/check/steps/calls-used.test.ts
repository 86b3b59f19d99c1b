import { compareUses, listedCalls } from './calls-used.ts';

const order = { interfaceName: 'supinterface', group: 'orders', name: 'getDeliverables' } as const;
const signIn = { interfaceName: 'supinterface', group: 'account', name: 'login' } as const;
const signInAsClient = { ...signIn, interfaceName: 'clientinterface' } as const;
const none = new Set<string>();

describe('a call', () => {
  it.each([
    ['by its hook', order, 'const { data } = useSupGetDeliverablesQuery({});'],
    ['by its lazy hook', order, 'const [read] = useLazySupGetDeliverablesQuery();'],
    ['by its path', order, "downloadCallFile('/supinterface/getDeliverables', {})"],
    ['by its path with the side left open', order, 'upload(`/${area}/getDeliverables`, {})'],
    ['as a client on a sign-in page', signInAsClient, "await accountCall('login', proof, { as })"],
    ['by its name on a sign-in page', signIn, "await accountCall('login', proof)"],
  ])('is used %s', (_way, call, text) => {
    expect(compareUses([call], [text], none)).toEqual([]);
  });

  it.each([
    ['the hook of another call', 'useSupGetDeliverablesOfAllQuery()'],
    ['the hook of the other side', 'useClientGetDeliverablesQuery()'],
    ['its bare name', "'getDeliverables'"],
  ])('is not used by %s', (_way, text) => {
    expect(compareUses([order], [text], none)).toEqual([
      'no screen makes /supinterface/getDeliverables, and docs/product/calls-without-a-screen.md does not list it',
    ]);
  });

  it('that no screen makes is listed by name or path', () => {
    expect(compareUses([order], [], new Set(['getDeliverables']))).toEqual([]);
    expect(compareUses([order], [], new Set(['/supinterface/getDeliverables']))).toEqual([]);
  });

  it('of both sides is listed by its path only', () => {
    const twin = { ...order, interfaceName: 'clientinterface' } as const;
    expect(compareUses([order, twin], [], new Set(['getDeliverables']))).toHaveLength(2);
  });

  it('that a screen makes is not listed', () => {
    const uses = 'useSupGetDeliverablesQuery';
    expect(compareUses([order], [uses], new Set(['getDeliverables']))).toEqual([
      'docs/product/calls-without-a-screen.md lists /supinterface/getDeliverables, but a screen makes it',
    ]);
  });
});

it('the list is the first column', () => {
  const text = '| call | instead |\n| --- | --- |\n| `one`, `/a/two` | `three` |\nText `four`.';
  expect([...listedCalls(text)]).toEqual(['one', '/a/two']);
});
