import { limits, product } from '@tolk/domain';
import { fields, isOffered, projectTypes } from '@tolk/domain/dictionaries/index';
import { html, type Html } from '@tolk/writers/html';
import type { PublicSupplier } from '../../../market/directory/directory.ts';
import type {
  DirectoryFilter,
  LanguagePair,
} from '../../../market/directory/directory-repository.ts';
import type { Asked, ServedPage } from '../served-page.ts';
import { addressOf, type DirectoryPlace } from './addresses.ts';
import { provenExplained, supplierCard } from './supplier-card.ts';
import { listData } from './structured-data.ts';
import { texts as common } from './texts.ts';
import type { Words } from './words.ts';

export interface ListShown {
  place: DirectoryPlace;
  total: number;
  list: readonly PublicSupplier[];
  /** What can be chosen, those with the most suppliers first. */
  pairs: readonly (LanguagePair & { suppliers: number })[];
  origin: string;
}

const texts = {
  of: (what: string) => ({ en: `Translators: ${what}`, zh: `${what}译员` }),
  lead: {
    en: 'Everybody here chose to be listed and sets their own rates. We check the badges; figures come from real orders.',
    zh: '以下译员均已同意公开展示。报价由译员自定，认证由平台审核，数据来自真实订单。',
  },
  description: (what: string) => ({
    en: `${what}: rates, verified identity, passed language tests, reviews and on-time figures of independent translators on ${product.name}.`,
    zh: `${what}：在${product.nameChinese}查看独立译员的报价、实名认证、语言测试、客户评价与按时交付率。`,
  }),
  found: (total: number) =>
    total >= limits.publicProfile.sorted
      ? { en: `${total.toLocaleString('en')} and more`, zh: `${total} 位以上` }
      : { en: total === 1 ? '1 person' : `${total} people`, zh: `${total} 位` },
  pairs: { en: 'Languages', zh: '语言对' },
  types: { en: 'Type of work', zh: '服务类型' },
  fields: { en: 'Field', zh: '专业领域' },
  all: { en: 'All', zh: '全部' },
  chosen: (label: string) => ({ en: `${label}: `, zh: `${label}：` }),
  filters: { en: 'Narrow down', zh: '筛选' },
  none: { en: 'Nobody matches yet', zh: '暂无符合条件的译员' },
  noneHint: {
    en: 'Remove a filter, or publish what you need: translators who are not listed here see it too.',
    zh: '可减少筛选条件，或直接发布需求，未公开展示的译员也能看到。',
  },
  publish: { en: 'Publish a project', zh: '发布需求' },
  pages: { en: 'Pages', zh: '分页' },
  previous: { en: 'Previous', zh: '上一页' },
  next: { en: 'Next', zh: '下一页' },
};

/** The list of suppliers who agreed to be shown, with its filters as links. */
export function listPage(shown: ListShown, { lang }: Asked, words: Words): ServedPage {
  const { place, total, list, origin } = shown;
  const { say } = words;
  const title = titleOf(place.filter, words);
  return {
    status: 200,
    title,
    description: say(texts.description(title)),
    address: addressOf(place),
    listed: list.length > 0,
    content: html`<h1>${title}</h1>
      <p class="lead">${say(texts.lead)}</p>
      <div class="filter-bar">
        <nav class="filters" aria-label="${say(texts.filters)}">
          ${filtersOf(shown, lang, words)}
        </nav>
        ${list.length === 0 ? null : html`<p class="soft small">${say(texts.found(total))}</p>`}
      </div>
      ${found(shown, lang, words)}
      <p class="soft small">${say(common.order)}</p>
      ${provenExplained(list, words)}
      <details class="small">
        <summary>${say(common.howFigures)}</summary>
        <p>${say(common.figuresExplained)}</p>
      </details>`,
    data: list.length === 0 ? null : listData(list, title, origin),
  };
}

function titleOf({ source, target, field, type }: DirectoryFilter, words: Words): string {
  const parts = [
    ...(source && target ? [words.pair({ source, target })] : []),
    ...(field ? [words.field(field)] : []),
    ...(type ? [words.type(type)] : []),
  ];
  if (parts.length === 0) return words.say(common.directory);
  return words.say(texts.of(parts.join(' · ')));
}

function found({ place, total, list }: ListShown, lang: Asked['lang'], words: Words): Html {
  const { say } = words;
  if (list.length === 0) {
    return html`<h2>${say(texts.none)}</h2>
      <p>${say(texts.noneHint)}</p>
      <p><a class="button" href="/register?as=client">${say(texts.publish)}</a></p>`;
  }
  return html`<ul class="cards" data-cards>
      ${list.map((supplier) => supplierCard(supplier, { filter: place.filter, lang }, words))}
    </ul>
    ${pagination(place, total, lang, words)}`;
}

function pagination(
  { filter, page }: DirectoryPlace,
  total: number,
  lang: Asked['lang'],
  { say }: Words,
): Html | null {
  const last = Math.ceil(total / limits.publicProfile.perPage);
  if (last <= 1) return null;
  const link = (to: number, rel: string, label: string) =>
    to < 1 || to > last
      ? null
      : html`<a rel="${rel}" href="${addressOf({ filter, page: to }, lang)}">${label}</a>`;
  return html`<nav class="pages" aria-label="${say(texts.pages)}">
    ${link(page - 1, 'prev', say(texts.previous))}
    <span>${page} / ${last}</span>
    ${link(page + 1, 'next', say(texts.next))}
  </nav>`;
}

interface Choice {
  label: string;
  count?: number;
  filter: DirectoryFilter;
  chosen: boolean;
}

function filtersOf(
  { place: { filter }, pairs }: ListShown,
  lang: Asked['lang'],
  words: Words,
): Html[] {
  const { say } = words;
  const { source: _source, target: _target, ...anyPair } = filter;
  const { type: _type, ...anyType } = filter;
  const { field: _field, ...anyField } = filter;
  const groups: [label: string, all: DirectoryFilter, choices: Choice[]][] = [
    [
      say(texts.pairs),
      anyPair,
      pairs.map(({ suppliers, ...pair }) => ({
        label: words.pair(pair),
        count: suppliers,
        filter: { ...filter, ...pair },
        chosen: pair.source === filter.source && pair.target === filter.target,
      })),
    ],
    [
      say(texts.types),
      anyType,
      projectTypes.map(({ value }) => ({
        label: words.type(value),
        filter: { ...filter, type: value },
        chosen: filter.type === value,
      })),
    ],
    [
      say(texts.fields),
      anyField,
      fields.filter(isOffered).map(({ value }) => ({
        label: words.field(value),
        filter: { ...filter, field: value },
        chosen: filter.field === value,
      })),
    ],
  ];
  return groups.map(([label, all, choices]) => filterGroup(label, all, choices, lang, words));
}

function filterGroup(
  label: string,
  all: DirectoryFilter,
  choices: Choice[],
  lang: Asked['lang'],
  { say }: Words,
): Html {
  const chosen = choices.find((choice) => choice.chosen);
  const options: Choice[] = [
    { label: say(texts.all), filter: all, chosen: chosen === undefined },
    ...choices,
  ];
  return html`<details class="filter" name="filter">
    <summary>
      ${
        chosen === undefined
          ? label
          : html`${say(texts.chosen(label))}<strong>${chosen.label}</strong>`
      }
    </summary>
    <ul>
      ${options.map((option) => html`<li>${optionLink(option, lang)}</li>`)}
    </ul>
  </details>`;
}

function optionLink({ label, count, filter, chosen }: Choice, lang: Asked['lang']): Html {
  const href = addressOf({ filter, page: 1 }, lang);
  const counted = count === undefined ? null : html` <span class="soft">${count}</span>`;
  return chosen
    ? html`<a href="${href}" aria-current="true">${label}</a>${counted}`
    : html`<a href="${href}">${label}</a>${counted}`;
}
