import { parseReadyLine } from './ready-line.ts';

describe('parseReadyLine', () => {
  it('reads what a program says that is ready', () => {
    const line = '{"ready":true,"url":"http://127.0.0.1:4000","demoAccounts":[]}';
    expect(parseReadyLine(line)).toEqual({
      ready: true,
      url: 'http://127.0.0.1:4000',
      demoAccounts: [],
    });
  });

  it.each(['listening', '{"ready":false,"url":"http://x"}', '{"level":30,"msg":"ready"}', '{"rea'])(
    'passes over «%s»',
    (line) => {
      expect(parseReadyLine(line)).toBeUndefined();
    },
  );
});
