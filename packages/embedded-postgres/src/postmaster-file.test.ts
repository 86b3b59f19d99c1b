import { parsePostmaster } from './postmaster-file.ts';

const whole = '4711\n/data/cluster\n1790000000\n40123\n\n127.0.0.1\n  5432001 0\nready   \n';

describe('parsePostmaster', () => {
  it('reads pid, port and status of a running server', () => {
    expect(parsePostmaster(whole)).toEqual({ pid: 4711, port: 40123, status: 'ready' });
  });

  it('knows a server that has just begun by its empty status', () => {
    expect(parsePostmaster('4711\n/data/cluster\n1790000000\n40123\n')).toEqual({
      pid: 4711,
      port: 40123,
      status: '',
    });
  });

  it.each(['', '\n', 'x\n'])('takes %j for no server', (text) => {
    expect(parsePostmaster(text)).toBeUndefined();
  });
});
