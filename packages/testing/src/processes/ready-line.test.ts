import { urlInReadyLine } from './ready-line.ts';

describe('urlInReadyLine', () => {
  it('reads the address of a program that is ready', () => {
    const line = '{"ready":true,"url":"http://127.0.0.1:4000","smtpPort":2525}';
    expect(urlInReadyLine(line)).toBe('http://127.0.0.1:4000');
  });

  it.each(['listening', '{"ready":false,"url":"http://x"}', '{"level":30,"msg":"ready"}', '{"rea'])(
    'passes over «%s»',
    (line) => {
      expect(urlInReadyLine(line)).toBeUndefined();
    },
  );
});
