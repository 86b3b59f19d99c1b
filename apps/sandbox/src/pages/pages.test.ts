import { orderOf, signedCall, startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';

let sandbox: LocalSandbox;
beforeAll(async () => {
  sandbox = await startLocalSandbox();
  const account = sandbox.keys.wechatPay;
  const path = '/v3/pay/transactions/native';
  const order = orderOf(account, { description: '<script>alert("x")</script>' });
  await fetch(sandbox.url + path, signedCall(account, path, order));
});
afterAll(() => sandbox.stop());

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await sandbox.get(path, headers);
  return { response, text: await response.text() };
}

it.each(['/sandbox', '/sandbox/pay/ORDER-1'])('%s shows text as text', async (path) => {
  const { text } = await page(path);
  expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(text).not.toContain('<script>alert');
});

it.each(['/sandbox', '/sandbox/pay/ORDER-1'])('%s allows no inline script', async (path) => {
  const { response } = await page(path);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

it('speaks the language of the browser, Chinese when it knows neither', async () => {
  const english = await page('/sandbox', { 'accept-language': 'de, en-GB;q=0.8, zh;q=0.5' });
  expect(english.text).toContain('<html lang="en">');
  const chinese = await page('/sandbox', { 'accept-language': 'fr' });
  expect(chinese.text).toContain('<html lang="zh-CN">');
});

it('remembers the language that was chosen', async () => {
  const { response } = await page('/sandbox?lang=en', { 'accept-language': 'zh-CN' });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { text } = await page('/sandbox/pay/ORDER-1', { cookie, 'accept-language': 'zh-CN' });
  expect(text).toContain('<html lang="en">');
});

it('explains that a payment does not exist', async () => {
  const { response, text } = await page('/sandbox/pay/NONE', { 'accept-language': 'en' });
  expect(response.status).toBe(404);
  expect(text).toContain('There is no such payment');
});
