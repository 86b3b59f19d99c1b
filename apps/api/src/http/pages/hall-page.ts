import type { ResponseOf, calls } from '@tolk/contract';
import { hallFilterAt, hallKeys } from '@tolk/contract/hall-address';
import {
  hallTopicOf,
  hallTopicPath,
  isHallTopic,
  pairTopics,
  type HallTopic,
} from '@tolk/contract/public-hall';
import { pathTo } from '@tolk/contract/routes';
import { limits, type Language } from '@tolk/domain';
import { html, type Html } from '@tolk/writers/html';
import { inLanguage, type BilingualText } from '../../calls/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { hallCounts } from '../../market/hall/hall-counts.ts';
import { hallList } from '../../market/hall/hall.ts';
import { hallWindow } from '../../market/hall/hall-total.ts';
import { pageNumber } from './page-number.ts';
import { nameOf, pairName, postingLine } from './posting-lines.ts';
import type { WrittenPage } from './written-page.ts';

type Found = ResponseOf<typeof calls.supinterface.jobs.getProjectReleaseInforList>;

/** The job hall under the filters of an address, as everybody may read it. */
export async function hallPage(
  deps: Dependencies,
  query: URLSearchParams,
  language: Language,
): Promise<WrittenPage> {
  const filter = hallFilterAt((key) => query.get(key) ?? undefined);
  const pageNum = pageOf(query);
  const asking = { deps, session: null, now: deps.clock.now() };
  const [found, topics] = await Promise.all([
    hallList({ ...filter, pageNum }, asking),
    hallTopics(deps),
  ]);
  const topic = hallTopicOf(filter);
  const title = topicTitle(topic, language);
  const description = inLanguage(describe(found.total), language);
  return {
    title,
    description,
    canonical: hallTopicPath(topic, pageNum),
    listed: isHallTopic(filter) && found.list.length > 0,
    translated: true,
    data: found.list.length === 0 ? null : itemList(found, title, deps.config.publicUrl),
    content: html`<h1>${title}</h1>
      <p>${description}</p>
      ${rows(found, language)} ${nextPage(filter, pageNum, found.total, language)}
      ${topicLinks(topics, language)}`,
  };
}

/** Every topic that has postings now, those of which there are most first. */
export async function hallTopics(deps: Dependencies): Promise<HallTopic[]> {
  const counts = await hallCounts({}, { deps, session: null, now: deps.clock.now() });
  const types = counts.projectType.filter(({ count }) => count > 0);
  return [
    ...pairTopics(counts.languagePair),
    ...types.map(({ value }) =>
      hallTopicOf(hallFilterAt((key) => (key === 'type' ? value : undefined))),
    ),
    ...counts.whFieldId.filter(({ count }) => count > 0).map(({ value }) => ({ field: value })),
  ];
}

function topicTitle({ pair, type, field }: HallTopic, language: Language): string {
  const english = language === 'en';
  if (pair) {
    const name = pairName(pair.source, pair.target, language);
    return english ? `${name} jobs` : `${name}项目`;
  }
  if (field) {
    const name = nameOf('field', field, language);
    return english ? `${name}: translation and interpreting jobs` : `${name}翻译项目`;
  }
  if (type) {
    const name = nameOf('projectType', type, language);
    return english ? `${name} jobs` : `${name}项目`;
  }
  return english ? 'Translation and interpreting jobs' : '翻译与口译项目';
}

function describe(total: number): BilingualText {
  const more = total >= hallWindow ? '+' : '';
  return {
    en: `${total}${more} open ${total === 1 ? 'job' : 'jobs'} with languages, pay and deadline. Read them without an account; sign up to apply.`,
    zh: `当前 ${total}${more} 个项目正在招募，语言、报酬与截止时间一目了然。无需登录即可浏览，注册后即可申请。`,
  };
}

function addressOf(projectReleaseInforId: string): string {
  return pathTo('publicJob', { projectReleaseInforId });
}

function itemList({ list }: Found, name: string, origin: string) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: list.length,
    itemListElement: list.map((posting, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: posting.projectName,
      url: origin + addressOf(posting.projectReleaseInforId),
    })),
  };
}

function rows({ list }: Found, language: Language): Html {
  const items = list.map(
    (posting) =>
      html`<li>
        <a href="${addressOf(posting.projectReleaseInforId)}">${posting.projectName}</a>
        <div>${postingLine(posting, language)}</div>
      </li>`,
  );
  return html`<ul>
    ${items}
  </ul>`;
}

function nextPage(
  filter: Parameters<typeof hallTopicOf>[0],
  page: number,
  total: number,
  language: Language,
): Html | null {
  if (!isHallTopic(filter) || page * limits.list.pageSize >= total) return null;
  const href = hallTopicPath(hallTopicOf(filter), page + 1);
  return html`<p><a href="${href}">${language === 'en' ? 'More jobs' : '更多项目'}</a></p>`;
}

function topicLinks(topics: readonly HallTopic[], language: Language): Html {
  const items = topics.map(
    (topic) => html`<li><a href="${hallTopicPath(topic)}">${topicTitle(topic, language)}</a></li>`,
  );
  return html`<nav>
    <ul>
      ${items}
    </ul>
  </nav>`;
}

function pageOf(query: URLSearchParams): number {
  const page = pageNumber(query) ?? 1;
  return page <= hallWindow / limits.list.pageSize ? page : 1;
}

/** What of an address decides about its page, in one order: the same page is made once. */
export function hallPageKey(query: URLSearchParams): string {
  return JSON.stringify([...hallKeys, 'page'].map((key) => query.get(key)));
}
