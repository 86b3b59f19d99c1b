import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';
import { classOf } from './counters.ts';

describe('metrics', () => {
  const tolk = testApp();
  const read = (headers: Record<string, string> = {}) => fetch(`${tolk.url}/metrics`, { headers });

  it('calls are counted by path and class of code, beside the process and the jobs that wait', async () => {
    await tolk.caller().call('/supinterface/getDictTypeData', {});
    await tolk.caller().call('/supinterface/getDictTypeData', {});
    await tolk.caller().call('/supinterface/getUnreadMsg', {});
    // The cleaning up that comes with the start is done, and due again later.
    await tolk.settle();
    const text = await (await read()).text();
    const count = 'tolk_call_duration_seconds_count';
    expect(text).toContain(`${count}{path="/supinterface/getDictTypeData",code="ok"} 2\n`);
    expect(text).toContain(`${count}{path="/supinterface/getUnreadMsg",code="4xx"} 1\n`);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(/tolk_jobs_waiting\{lane="upkeep",state="later"\} [1-9]/);
    expect(text).toContain('tolk_jobs_waiting{lane="money",state="given up"} 0\n');
    expect(text).toContain('tolk_jobs_late_seconds{lane="alerts"} 0\n');
  });

  it('connections, sockets, the listener, money and work are told', async () => {
    const text = await (await read()).text();
    expect(text).toContain('tolk_database_connections{state="waiting"} 0\n');
    expect(text).toContain('tolk_sockets_open 0\n');
    expect(text).toContain('tolk_listener_up 1\n');
    expect(text).toContain('tolk_money_open{what="refund",status="failed"} 0\n');
    expect(text).toContain('tolk_money_open{what="settlement",status="sent"} 0\n');
    expect(text).toContain('tolk_work_waiting{queue="differences"} 0\n');
    expect(text).toContain('tolk_work_overdue{queue="realName"} 0\n');
  });

  it('jobs, codes and logins are counted by what came of them', async () => {
    const person = await signUp(tolk, 'client');
    const { account } = person;
    const caller = tolk.caller();
    const logIn = (password: string) =>
      caller.call('/clientinterface/login', { account, password });
    await logIn(person.password);
    await logIn('not-the-password');
    await caller.call('/clientinterface/loginActiveCode', { account });
    await tolk.settle();
    const text = await (await read()).text();
    expect(text).toContain('tolk_logins_total{by="password",outcome="ok"} 1\n');
    expect(text).toContain('tolk_logins_total{by="password",outcome="refused"} 1\n');
    expect(text).toContain('tolk_codes_sent_total{channel="email"} 1\n');
    expect(text).toMatch(/tolk_job_runs_total\{kind="account.message",outcome="done"\} [1-9]/);
    expect(text).toMatch(
      /tolk_provider_call_duration_seconds_count\{provider="mail",outcome="ok"\} [1-9]/,
    );
  });

  it.each([
    [0, 'ok'],
    [404, '4xx'],
    [503, '5xx'],
    [601, '6xx'],
    [1_004, 'business'],
  ])('the code %i is of the class %s', (code, expected) => {
    expect(classOf(code)).toBe(expected);
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
