import { dataOf } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
const path = '/supinterface/reportWebVitals';

it('what a document reports is counted by front end and device', async () => {
  const report = (vitals: object) =>
    dataOf(tolk.caller().call(path, { remote: 'marketing', device: 'phone', vitals }));
  await report({ LCP: 2_400, INP: 180, TTFB: 90, CLS: 0.12 });
  await report({ LCP: 4_200 });
  const text = await (await fetch(`${tolk.url}/metrics`)).text();
  const of = 'remote="marketing",device="phone"';
  for (const line of [
    `tolk_web_vital_seconds_bucket{le="2.5",vital="LCP",${of}} 1`,
    `tolk_web_vital_seconds_count{vital="LCP",${of}} 2`,
    `tolk_web_vital_seconds_bucket{le="0.2",vital="INP",${of}} 1`,
    `tolk_web_vital_seconds_sum{vital="TTFB",${of}} 0.09`,
    `tolk_web_vital_layout_shift_bucket{le="0.15",${of}} 1`,
    `tolk_web_vital_layout_shift_bucket{le="0.1",${of}} 0`,
  ])
    expect(text).toContain(`${line}\n`);
});

it.each([
  ['a negative time', { LCP: -1 }],
  ['more than ten minutes', { LCP: 600_001 }],
])('%s is refused', async (_what, vitals) => {
  const answer = await tolk.caller().call(path, { remote: 'shell', device: 'desktop', vitals });
  expect(answer.code).toBe(422);
});
