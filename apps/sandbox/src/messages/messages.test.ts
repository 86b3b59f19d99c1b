import { startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';
import { sendRawMail } from '../../test/raw-mail.ts';

let sandbox: LocalSandbox;
beforeAll(async () => {
  sandbox = await startLocalSandbox();
});
afterAll(() => sandbox.stop());

/** Subject in two encoded words, one part in quoted-printable, the other in base64. */
const mail = [
  'From: no-reply@tolk.example',
  'To: lin@post.example',
  'Subject: =?UTF-8?B?6YCa6K+R?= =?UTF-8?Q?=E9=AA=8C=E8=AF=81=E7=A0=81?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '=E9=AA=8C=E8=AF=81=E7=A0=81=EF=BC=9A',
  '',
  '135=',
  '790',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(
    '<html><head><title>码</title></head><body><script>alert(1)</script>验证码</body></html>',
  ).toString('base64'),
  '--b--',
  '',
].join('\r\n');

async function deliver(to: string): Promise<string> {
  await sendRawMail(sandbox.keys.smtp, to, mail);
  const page = await (await sandbox.get(`/sandbox?to=${encodeURIComponent(to)}`)).text();
  return /\/sandbox\/messages\/[\w-]+/.exec(page)?.[0] ?? '';
}

it('a mail is decoded: subject, text, code', async () => {
  await deliver('lin@post.example');
  expect(await (await sandbox.get('/sandbox/api/inbox?to=lin@post.example')).json()).toEqual([
    {
      channel: 'mail',
      to: 'lin@post.example',
      at: expect.any(String),
      text: '通译验证码\n\n验证码：\n\n135790',
      code: '135790',
      subject: '通译验证码',
      hasHtml: true,
      attachments: [],
      replyTo: null,
      unsubscribeUrl: null,
      payload: null,
    },
  ]);
});

it('a file that came with a mail is listed, and downloads as it was sent', async () => {
  const content = 'BEGIN:VCALENDAR\r\nX-NAME:茶园\r\nEND:VCALENDAR\r\n';
  const withFile = [
    'To: ma@post.example',
    'Subject: Dates',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Attached.',
    '--m',
    'Content-Type: text/calendar; charset=utf-8',
    'Content-Disposition: attachment; filename=dates.ics',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
    '--m--',
    '',
  ].join('\r\n');
  await sendRawMail(sandbox.keys.smtp, 'ma@post.example', withFile);
  const attachments = [{ fileName: 'dates.ics', mediaType: 'text/calendar', content }];
  const messages = await sandbox.get('/sandbox/api/inbox?to=ma@post.example');
  expect(await messages.json()).toMatchObject([{ attachments }]);
  const inbox = await (await sandbox.get('/sandbox?to=ma@post.example')).text();
  const path = /\/sandbox\/messages\/[\w-]+/.exec(inbox)?.[0] ?? '';
  const page = await (await sandbox.get(path)).text();
  expect(page).toContain(`<a href="${path}/attachments/0">dates.ics</a>`);
  const file = await sandbox.get(`${path}/attachments/0`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toBe(content);
});

it('the page of a mail shows it in a frame that runs nothing', async () => {
  const path = await deliver('wu@post.example');
  const page = await (await sandbox.get(path)).text();
  expect(page).toContain(`src="${path}/html"`);
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page).toContain('data-copy="135790"');
  expect(page).not.toContain('alert(1)');

  const frame = await sandbox.get(`${path}/html`);
  expect(await frame.text()).toContain('<base target="_blank" />');
  expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(frame.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  );
});

it('the list can be narrowed to one recipient', async () => {
  await deliver('one@post.example');
  await deliver('two@post.example');
  const rows = async (query: string) => {
    const page = await (await sandbox.get(`/sandbox${query}`)).text();
    return [...page.matchAll(/<\/span> (\w+)@post\.example<\/span/g)].map(([, name]) => name);
  };
  expect(await rows('?to=one@post.example')).toEqual(['one']);
  expect(await rows('')).toEqual(expect.arrayContaining(['one', 'two']));
});

it.each(['/sandbox/messages/none', '/sandbox/messages/none/html'])(
  '%s is not there',
  async (path) => {
    expect((await sandbox.get(path)).status).toBe(404);
  },
);
