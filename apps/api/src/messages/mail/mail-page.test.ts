import type { MailBlock, MailPage } from './mail-block.ts';
import { mailPage } from './mail-page.ts';

function pageOf(changes: Partial<MailPage> = {}): MailPage {
  return {
    language: 'en',
    title: 'Title',
    preheader: 'First words',
    blocks: [],
    footer: [],
    ...changes,
  };
}

const attack = `<img src=x onerror="alert('1')"> & co`;
const harmless = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co';

describe('the HTML of a mail', () => {
  it.each<[string, Partial<MailPage>]>([
    ['title', { title: attack }],
    ['preheader', { preheader: attack }],
    ['paragraph', { blocks: [{ kind: 'paragraph', text: attack }] }],
    ['code', { blocks: [{ kind: 'code', code: attack }] }],
    ['button', { blocks: [{ kind: 'button', label: attack, url: 'https://tolk.example/' }] }],
    ['label of a fact', { blocks: [{ kind: 'facts', rows: [{ label: attack, value: '1' }] }] }],
    ['value of a fact', { blocks: [{ kind: 'facts', rows: [{ label: 'a', value: attack }] }] }],
    ['small print', { blocks: [{ kind: 'small', text: attack }] }],
    ['footer', { footer: [{ text: attack }] }],
  ])('shows what stands in its %s as text', (_part, changes) => {
    const { html } = mailPage(pageOf(changes));
    expect(html).toContain(harmless);
    expect(html).not.toContain('<img');
  });

  it('escapes an address', () => {
    const url = 'https://tolk.example/?a=1&b="><script>';
    const blocks: MailBlock[] = [{ kind: 'button', label: 'Open', url }];
    const { html } = mailPage(pageOf({ blocks }));
    expect(html).toContain('href="https://tolk.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain('<script');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example'])(
    'never leads to %s',
    (url) => {
      const blocks: MailBlock[] = [{ kind: 'button', label: 'Open', url }];
      expect(() => mailPage(pageOf({ blocks }))).toThrow('A mail leads to the web only');
      expect(() => mailPage(pageOf({ footer: [{ text: 'Open', url }] }))).toThrow('web only');
    },
  );

  it.each(['en', 'zh-CN'] as const)('says that it is written in %s', (language) => {
    expect(mailPage(pageOf({ language })).html).toContain(`<html lang="${language}"`);
  });

  it('loads nothing from elsewhere', () => {
    const { html } = mailPage(pageOf({ blocks: [{ kind: 'code', code: '123456' }] }));
    expect(html).not.toMatch(/<(img|link|script|iframe|video|object)|url\(|@import|src=/i);
  });

  it('breaks a paragraph where its text does', () => {
    const blocks: MailBlock[] = [{ kind: 'paragraph', text: 'one\ntwo' }];
    expect(mailPage(pageOf({ blocks })).html).toMatch(/one\s*<br \/>two/);
  });
});

describe('the plain text of a mail', () => {
  it('says the same in the same order', () => {
    const { text } = mailPage(
      pageOf({
        blocks: [
          { kind: 'paragraph', text: 'What happened.' },
          { kind: 'code', code: '123456' },
          { kind: 'facts', rows: [{ label: 'Device', value: 'Chrome' }] },
          { kind: 'button', label: 'Open', url: 'https://tolk.example/a?b=1&c=2' },
          { kind: 'small', text: 'Fine & small.' },
        ],
        footer: [{ text: 'Settings', url: 'https://tolk.example/settings' }],
      }),
    );
    expect(text).toBe(`Title

What happened.

123456

Device: Chrome

Open:
https://tolk.example/a?b=1&c=2

Fine & small.

-- 
Settings: https://tolk.example/settings
This message was sent automatically. Replies are not read.
`);
  });

  it('uses Chinese punctuation in Chinese', () => {
    const { text } = mailPage(
      pageOf({
        language: 'zh-CN',
        blocks: [
          { kind: 'facts', rows: [{ label: '设备', value: 'Chrome' }] },
          { kind: 'button', label: '打开', url: 'https://tolk.example/' },
        ],
      }),
    );
    expect(text).toContain('设备：Chrome\n\n打开：\nhttps://tolk.example/\n');
  });
});
