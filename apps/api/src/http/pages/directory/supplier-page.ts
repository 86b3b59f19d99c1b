import { pathTo } from '@tolk/contract/routes';
import { reportAnchor } from '@tolk/contract/site';
import type { PastWork } from '@tolk/contract';
import { kindsOfPastWork, limits, product, type PastWorkKind } from '@tolk/domain';
import { html, type Html } from '@tolk/writers/html';
import type { PublicPage, PublicReview } from '../../../market/directory/directory.ts';
import type { PortfolioSampleTable } from '../../../profiles/public-profile/public-profile-table.ts';
import type { Asked, ServedPage } from '../served-page.ts';
import { addressOf, supplierAddress } from './addresses.ts';
import { profileData } from './structured-data.ts';
import { figureList, marks, portrait, provenExplained, rateLine } from './supplier-card.ts';
import { texts as common } from './texts.ts';
import type { Words } from './words.ts';

const { figureCases, works: worksTold } = limits.publicProfile;

/** So many kinds of work stand open; the others are behind a line that shows them. */
const kindsShown = 6;

const texts = {
  back: { en: 'All translators', zh: '全部译员' },
  rates: { en: 'Languages and rates', zh: '语言对与报价' },
  figures: { en: 'How they work', zh: '工作数据' },
  tooFew: {
    en: 'Too few orders yet to tell figures.',
    zh: '订单尚少，暂无数据。',
  },
  freeDays: { en: 'Free for bookings', zh: '近期档期' },
  fields: { en: 'Professional fields', zh: '专业领域' },
  samples: { en: 'Samples', zh: '作品样例' },
  source: { en: 'Source', zh: '原文' },
  target: { en: 'Translation', zh: '译文' },
  reviews: { en: 'Reviews', zh: '客户评价' },
  pastWork: { en: 'Work done here', zh: '平台内完成的工作' },
  pastWorkRule: {
    en: `From the last twelve months, the newest ${worksTold} orders at most, without the clients: only fields and language pairs in which at least ${figureCases} clients had work done.`,
    zh: `统计最近十二个月内最新的订单（最多 ${worksTold} 个），不显示客户；同一领域和语言对至少有 ${figureCases} 位客户下单才会列出。`,
  },
  orders: (count: number) => ({
    en: count === 1 ? '1 order' : `${count} orders`,
    zh: `${count} 个订单`,
  }),
  months: (first: string, last: string) => ({ en: `${first} – ${last}`, zh: `${first}至 ${last}` }),
  moreKinds: (count: number) => ({ en: `Show ${count} more`, zh: `展开其余 ${count} 项` }),
  reply: { en: 'Reply', zh: '译员回复' },
  grade: (grade: number) => ({ en: `${grade} of 5 stars`, zh: `${grade} 星（满分 5 星）` }),
  work: { en: 'Ask for an offer', zh: '联系并询价' },
  workHint: {
    en: 'Write, invite or send an order after signing in. The price is held until you accept the work.',
    zh: '登录后即可留言、邀请或下单，款项由平台托管，验收后才支付给译员。',
  },
  account: { en: 'I have an account', zh: '我已有账号' },
  report: { en: 'Report this page', zh: '举报此主页' },
  since: (month: string) => ({ en: `Here since ${month}`, zh: `${month}加入` }),
  description: (headline: string, pairs: string) => ({
    en: `${headline}. ${pairs}. Rates, reviews and samples on ${product.name}.`,
    zh: `${headline}。${pairs}。在${product.nameChinese}查看报价、评价与作品样例。`,
  }),
};

/** What a supplier shows to everybody. */
export function supplierPage(
  page: PublicPage,
  origin: string,
  { lang }: Asked,
  words: Words,
): ServedPage {
  const { say } = words;
  const pairs = [
    ...new Set(
      page.outputs.map((one) =>
        words.pair({ source: one.source_language, target: one.target_language }),
      ),
    ),
  ].slice(0, 3);
  return {
    status: 200,
    title: `${page.name} · ${page.headline}`,
    description: say(texts.description(page.headline, pairs.join(', '))),
    address: supplierAddress(page.address),
    listed: true,
    content: html`<p>
        <a href="${addressOf({ filter: {}, page: 1 }, lang)}">${say(texts.back)}</a>
      </p>
      <article>
        ${headOf(page, words)}
        <div class="with-aside">
          ${entrance(page, words)}
          <div class="main">
            ${ratesOf(page, words)} ${samplesOf(page.samples, words)}
            ${reviewsOf(page.reviews, words)} ${pastWorkOf(page.pastWork, words)}
          </div>
          <aside>
            ${freeDaysOf(page, words)} ${figuresOf(page, words)}
            <p class="small">
              <a href="${reportAnchor(page.personId)}">${say(texts.report)}</a>
            </p>
          </aside>
        </div>
      </article>`,
    data: profileData(page, origin, words),
  };
}

function headOf(page: PublicPage, words: Words): Html {
  return html`<header class="person">
    ${portrait(page)}
    <div>
      <h1>${page.name}</h1>
      <p class="lead">${page.headline}</p>
      ${marks(page, words)} ${provenExplained([page], words)}
      <p class="soft small">${words.say(texts.since(words.month(page.memberSince)))}</p>
    </div>
  </header>`;
}

/** Both ways lead to the same supplier among those whom clients write to. */
function entrance({ personId }: PublicPage, { say }: Words): Html {
  const from = pathTo('resumeDetail', { supUserId: personId });
  return html`<section class="box">
    <p>
      <a class="button" href="${pathTo('register', { as: 'client', from })}">${say(texts.work)}</a>
    </p>
    <p class="soft small">${say(texts.workHint)}</p>
    <p><a href="${pathTo('login', { from })}">${say(texts.account)}</a></p>
  </section>`;
}

function ratesOf(page: PublicPage, words: Words): Html {
  const { say } = words;
  return html`<section>
    <h2>${say(texts.rates)}</h2>
    <ul class="rates ruled">
      ${page.outputs.map((output) => html`<li>${rateLine(output, words)}</li>`)}
    </ul>
    ${
      page.fields.length === 0
        ? null
        : html`<h3>${say(texts.fields)}</h3>
            <ul class="marks">
              ${page.fields.map((field) => html`<li>${words.field(field)}</li>`)}
            </ul>`
    }
  </section>`;
}

function figuresOf(page: PublicPage, words: Words): Html {
  const { say } = words;
  return html`<section class="box">
    <h2>${say(texts.figures)}</h2>
    ${figureList(page, words) ?? html`<p>${say(texts.tooFew)}</p>`}
    <details class="small">
      <summary>${say(common.howFigures)}</summary>
      <p>${say(common.figuresExplained)}</p>
    </details>
  </section>`;
}

/** The nearest days only: the page says so much about somebody's weeks, and no more. */
function freeDaysOf({ freeDays }: PublicPage, { say, day }: Words): Html | null {
  if (freeDays === null || freeDays.days.length === 0) return null;
  return html`<section class="box">
    <h2>${say(texts.freeDays)}</h2>
    <ul>
      ${freeDays.days.map((one) => html`<li>${day(one)}</li>`)}
    </ul>
  </section>`;
}

function samplesOf(samples: readonly PortfolioSampleTable[], words: Words): Html | null {
  if (samples.length === 0) return null;
  return html`<section>
    <h2>${words.say(texts.samples)}</h2>
    ${samples.map((sample) => sampleOf(sample, words))}
  </section>`;
}

function sampleOf(sample: PortfolioSampleTable, { say, pair, field }: Words): Html {
  const { source_language: source, target_language: target } = sample;
  return html`<article class="sample">
    <h3>${sample.title}</h3>
    <p class="soft">${pair({ source, target })} · ${field(sample.field)}</p>
    <div class="side-by-side">
      ${sideOf(say(texts.source), source, sample.source_text)}
      ${sideOf(say(texts.target), target, sample.target_text)}
    </div>
  </article>`;
}

/** Arabic and Hebrew run their own way. */
function sideOf(label: string, language: string, text: string): Html {
  return html`<div>
    <h4>${label}</h4>
    <p lang="${language}" dir="auto" class="text">${text}</p>
  </div>`;
}

function reviewsOf(reviews: readonly PublicReview[], { say, month }: Words): Html | null {
  if (reviews.length === 0) return null;
  return html`<section>
    <h2>${say(texts.reviews)}</h2>
    <ul class="ruled">
      ${reviews.map(
        ({ grade, text, reply, createdAt }) =>
          html`<li>
            <p class="stars">
              ${say(texts.grade(grade))} <span class="soft">${month(createdAt)}</span>
            </p>
            ${text === '' ? null : html`<p class="text">${text}</p>`}
            ${
              reply === null
                ? null
                : html`<p class="text soft"><strong>${say(texts.reply)}:</strong> ${reply}</p>`
            }
          </li>`,
      )}
    </ul>
  </section>`;
}

function pastWorkOf(works: readonly PastWork[], words: Words): Html | null {
  const { say } = words;
  const kinds = kindsOfPastWork(works);
  if (kinds.length === 0) return null;
  const more = kinds.slice(kindsShown);
  return html`<section>
    <h2>${say(texts.pastWork)}</h2>
    ${kindList(kinds.slice(0, kindsShown), words)}
    ${
      more.length === 0
        ? null
        : html`<details>
            <summary>${say(texts.moreKinds(more.length))}</summary>
            ${kindList(more, words)}
          </details>`
    }
    <p class="soft small">${say(texts.pastWorkRule)}</p>
  </section>`;
}

function kindList(kinds: readonly PastWorkKind[], words: Words): Html {
  return html`<ul class="rates past ruled">
    ${kinds.map((kind) => kindLine(kind, words))}
  </ul>`;
}

function kindLine(kind: PastWorkKind, { say, pair, field, month }: Words): Html {
  const { average, count } = kind.rating;
  const named = (one: string) => month(new Date(`${one}-15T00:00:00Z`));
  const [first, last] = [named(kind.firstMonth), named(kind.lastMonth)];
  const stars =
    average === null
      ? null
      : html`· <span class="stars">${say(common.stars(average, count))}</span>`;
  return html`<li>
    <span class="pair">${pair({ source: kind.sourceLanguage, target: kind.targetLanguage })}</span>
    <span>${field(kind.whFieldId)}</span>
    <span class="soft"
      ><strong>${say(texts.orders(kind.orders))}</strong> ·
      ${first === last ? first : say(texts.months(first, last))} ${stars}</span
    >
  </li>`;
}
