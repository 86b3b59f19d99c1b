import { product, type Language, type NotificationEventName } from '@tolk/domain';
import { html, verbatim, type Html } from '@tolk/writers/html';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import { unsubscribePath } from '../messages/notifications/unsubscribe-link.ts';

export type UnsubscribeStep = 'ask' | 'done' | 'again' | 'unknown';

interface Shown {
  event: NotificationEventName | null;
  language: Language;
  /** The query of the link. */
  search: string;
}

/** What the mails are about. */
const subjects: Readonly<Record<NotificationEventName, BilingualText>> = {
  application: { en: 'applications', zh: '申请' },
  order: { en: 'orders', zh: '订单' },
  payment: { en: 'payments', zh: '款项' },
  appeal: { en: 'appeals', zh: '申诉' },
  settlement: { en: 'settlements', zh: '结算' },
  reminder: { en: 'deadlines', zh: '截止时间提醒' },
  posting: { en: 'jobs and projects', zh: '项目' },
  account: { en: 'your account', zh: '账号' },
  feedback: { en: 'your feedback', zh: '意见反馈' },
  message: { en: 'unread messages', zh: '未读消息' },
  news: { en: 'news', zh: '平台动态' },
};

const style = `
:root { color-scheme: light dark; font: 16px/1.6 Inter, 'PingFang SC', 'Noto Sans SC', system-ui, sans-serif;
  --ground: light-dark(#FBF9F4, #10171E); --surface: light-dark(#FFFFFF, #18212A);
  --ink: light-dark(#17212B, #ECE9E2); --soft: light-dark(#55606B, #A9B3BC);
  --line: light-dark(#DFDBD0, #2C3843); --jade: light-dark(#0B6B5D, #4FB5A3); --on: light-dark(#FFFFFF, #10171E); }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); }
main { max-width: 32rem; margin: 0 auto; padding: 2rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.3; }
p { margin: 0 0 1.25rem; color: var(--soft); }
button { font: inherit; font-weight: 600; padding: .6rem 1.4rem; border: 0; border-radius: 10px; background: var(--jade); color: var(--on); cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--jade); outline-offset: 2px; }
a { color: var(--jade); }
nav { max-width: 32rem; margin: 1.25rem auto 0; }
`;

interface StepTexts {
  title: BilingualText;
  text: BilingualText;
  button: BilingualText | null;
}

/** The page behind the link; plain HTML, so that it needs neither login nor script. */
export function unsubscribePage(step: UnsubscribeStep, shown: Shown): string {
  const { event, language, search } = shown;
  const say = (text: BilingualText) => inLanguage(text, language);
  const { title, text, button } = textsOf(step, event === null ? null : subjects[event]);
  return html`${verbatim('<!doctype html>')}
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>${say(title)} · ${product.name}</title>
        <style>
          ${verbatim(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${say(title)}</h1>
          <p>${say(text)}</p>
          ${button === null ? null : formOf(step, search, say(button))}
        </main>
        <nav>
          <a href="/">${say({ en: `To ${product.name}`, zh: `前往${product.nameChinese}` })}</a>
        </nav>
      </body>
    </html>`.markup;
}

/** The link itself is what the form sends; `again` takes it back. */
function formOf(step: UnsubscribeStep, search: string, label: string): Html {
  const query = new URLSearchParams(search);
  if (step === 'done') query.set('again', '1');
  else query.delete('again');
  return html`<form method="post" action="${unsubscribePath}?${query.toString()}">
    <button type="submit">${label}</button>
  </form>`;
}

function textsOf(step: UnsubscribeStep, subject: BilingualText | null): StepTexts {
  if (subject === null || step === 'unknown') {
    return {
      title: { en: 'This link does not work', zh: '链接无效' },
      text: {
        en: 'It may be incomplete. Copy it from the e-mail again, or choose what you get in your settings.',
        zh: '链接可能不完整。请重新从邮件中复制，或在账号设置中选择接收哪些邮件。',
      },
      button: null,
    };
  }
  const { en, zh } = subject;
  const settings = {
    en: `You still see everything in ${product.name}.`,
    zh: `您仍可在${product.nameChinese}中查看全部通知。`,
  };
  const stop = { en: 'Stop these e-mails', zh: '退订' };
  const texts: Record<Exclude<UnsubscribeStep, 'unknown'>, StepTexts> = {
    ask: {
      title: { en: `Stop e-mails about ${en}?`, zh: `退订“${zh}”邮件？` },
      text: settings,
      button: stop,
    },
    done: {
      title: { en: `You no longer get e-mails about ${en}`, zh: `已退订“${zh}”邮件` },
      text: settings,
      button: { en: 'Get them again', zh: '重新接收' },
    },
    again: {
      title: { en: `You get e-mails about ${en} again`, zh: `已恢复接收“${zh}”邮件` },
      text: {
        en: 'You can choose by event and channel in your settings.',
        zh: '您可以在账号设置中按事件和渠道选择。',
      },
      button: stop,
    },
  };
  return texts[step];
}
