import { inTurns } from './in-turns.ts';

/** Works that note their start and end when they are told to. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return promise;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    // What follows an end is a chain of promises.
    await new Promise(setImmediate);
  };
  return { started, work, end };
}

describe('inTurns', () => {
  it('persons take turns, however many works one of them has brought before', async () => {
    const { started, work, end } = works();
    const turn = inTurns({ atOnce: 1 });
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
      turn(work(name), name.charAt(0)),
    );
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('one person leaves a place for the others', async () => {
    const { started, work, end } = works();
    const turn = inTurns({ atOnce: 2, own: { atOnce: 1, max: 9 } });
    const all = ['a1', 'a2', 'b1'].map((name) => turn(work(name), name.charAt(0)));
    expect(started).toEqual(['a1', 'b1']);
    for (const name of ['b1', 'a1', 'a2']) await end(name);
    await Promise.all(all);
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  it('one person is refused beyond their share, and others are not', async () => {
    const { work, end } = works();
    const turn = inTurns({ atOnce: 1, own: { atOnce: 1, max: 2 } });
    const own = ['a1', 'a2'].map((name) => turn(work(name), 'a'));
    await expect(turn(work('a3'), 'a')).rejects.toMatchObject({ errorName: 'tooMany' });
    const other = turn(work('b1'), 'b');
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(await Promise.all([...own, other])).toEqual(['a1', 'a2', 'b1']);
    const again = turn(work('a4'), 'a');
    await end('a4');
    expect(await again).toBe('a4');
  });

  it('where too many wait, who brought the most gives way', async () => {
    const { work, end } = works();
    const turn = inTurns({ atOnce: 1, waitingMax: 3 });
    const [a1, a2, a3, a4] = ['a1', 'a2', 'a3', 'a4'].map((name) => turn(work(name), 'a'));
    const b1 = turn(work('b1'), 'b');
    await expect(a4).rejects.toMatchObject({ errorName: 'unavailable' });
    await expect(turn(work('a5'), 'a')).rejects.toMatchObject({ errorName: 'unavailable' });
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(await Promise.all([a1, a2, a3, b1])).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('a work that fails passes its turn on', async () => {
    const turn = inTurns({ atOnce: 1, waitingMax: 1 });
    const failing = turn(() => Promise.reject(new Error('no')), 'a');
    const next = turn(() => Promise.resolve('yes'), 'a');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
