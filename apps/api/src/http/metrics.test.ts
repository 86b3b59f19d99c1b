import { testApp } from '../../test/support/test-app.ts';

describe('metrics', () => {
  const tolk = testApp();
  const read = (headers: Record<string, string> = {}) => fetch(`${tolk.url}/metrics`, { headers });

  it('calls are counted by path and code, beside the process and the jobs that wait', async () => {
    await tolk.caller().call('/supinterface/getDictTypeData', {});
    await tolk.caller().call('/supinterface/getDictTypeData', {});
    await tolk.caller().call('/supinterface/getUnreadMsg', {});
    // The cleaning up that comes with the start is done, and due again later.
    await tolk.settle();
    const text = await (await read()).text();
    const count = 'tolk_call_duration_seconds_count';
    expect(text).toContain(`${count}{path="/supinterface/getDictTypeData",code="0"} 2\n`);
    expect(text).toContain(`${count}{path="/supinterface/getUnreadMsg",code="401"} 1\n`);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(/tolk_jobs_waiting\{lane="upkeep",state="later"\} [1-9]/);
    expect(text).toContain('tolk_jobs_waiting{lane="money",state="given up"} 0\n');
    expect(text).toContain('tolk_jobs_late_seconds{lane="alerts"} 0\n');
  });

  it('what a proxy passes on is not answered', async () => {
    expect((await read({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });
});

describe('metrics behind a token', () => {
  const tolk = testApp({ config: { metricsToken: 'let-me-count' } });
  const read = (headers: Record<string, string> = {}) => fetch(`${tolk.url}/metrics`, { headers });

  it.each([[{}], [{ authorization: 'Bearer let-me-guess' }], [{ authorization: 'let-me-count' }]])(
    '%j is not answered',
    async (headers: Record<string, string>) => {
      expect((await read(headers)).status).toBe(404);
    },
  );

  it('the token is answered, behind a proxy too', async () => {
    const headers = { authorization: 'Bearer let-me-count', 'x-forwarded-for': '203.0.113.9' };
    expect((await read(headers)).status).toBe(200);
  });
});
