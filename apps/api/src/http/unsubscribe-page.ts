import { product, type Language, type NotificationEventName } from '@tolk/domain';
import { html, type Html } from '@tolk/writers/html';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import { plainPage } from './plain-page.ts';
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
  return plainPage(language, {
    title: say(title),
    text: say(text),
    form: button === null ? null : formOf(step, search, say(button)),
  });
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
