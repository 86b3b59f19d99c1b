import type { Language } from '@tolk/domain';
import { fields, inOrderOf } from '@tolk/domain/dictionaries/index';
import { html, type Html } from '@tolk/writers/html';
import type { PublicSupplier } from '../../../market/directory/directory.ts';
import type { DirectoryFilter } from '../../../market/directory/directory-repository.ts';
import type { OfferedOutput } from '../../../market/people/match-repository.ts';
import { supplierAddress } from './addresses.ts';
import { initials } from './initials.ts';
import { texts } from './texts.ts';
import type { Words } from './words.ts';

/** So many pairs a card shows. */
const pairsShown = 3;

interface CardPlace {
  filter: DirectoryFilter;
  lang: Language | null;
}

/** One supplier in a list. */
export function supplierCard(
  supplier: PublicSupplier,
  { filter, lang }: CardPlace,
  words: Words,
): Html {
  const outputs = supplier.outputs.toSorted(
    (one, other) => Number(isAsked(other, filter)) - Number(isAsked(one, filter)),
  );
  const more = outputs.length - pairsShown;
  const checks = checksOf(supplier, words);
  const facts = factsOf(supplier, words);
  return html`<li class="card">
    ${portrait(supplier)}
    <div class="card-head">
      <h2><a href="${supplierAddress(supplier.address, lang)}">${supplier.name}</a></h2>
      <p class="headline">${supplier.headline}</p>
      ${facts.length === 0 ? null : html`<p class="soft small">${facts.join(' · ')}</p>`}
    </div>
    ${
      checks.length === 0
        ? null
        : html`<ul class="marks">
            ${checks.map(mark)}
          </ul>`
    }
    <ul class="rates">
      ${outputs.slice(0, pairsShown).map((output) => html`<li>${rateLine(output, words)}</li>`)}
      ${more > 0 ? html`<li class="soft">${words.say(texts.morePairs(more))}</li>` : null}
    </ul>
    ${figureList(supplier, words)}
  </li>`;
}

/** The picture, or the first letters; the name is said beside it. */
export function portrait({ avatarUrl, name }: PublicSupplier): Html {
  return avatarUrl === null
    ? html`<span class="portrait" aria-hidden="true">${initials(name)}</span>`
    : html`<img class="portrait" src="${avatarUrl}" alt="" width="64" height="64" />`;
}

/** What was checked, where the supplier is from, how long at work. */
export function marks(supplier: PublicSupplier, words: Words): Html {
  return html`<ul class="marks">
    ${checksOf(supplier, words).map(mark)}
    ${factsOf(supplier, words).map((fact) => html`<li>${fact}</li>`)}
  </ul>`;
}

function mark(text: string): Html {
  return html`<li class="mark">${text}</li>`;
}

function checksOf(supplier: PublicSupplier, { say, pair, field }: Words): string[] {
  return [
    ...(supplier.realNameVerified ? [say(texts.verified)] : []),
    ...(supplier.companyVerified ? [say(texts.companyVerified)] : []),
    ...supplier.testedPairs.flatMap((tested) => [
      `${say(texts.tested)} · ${pair(tested)}`,
      ...inOrderOf(fields, tested.provenFields).map(
        (proven) => `${say(texts.proven(field(proven)))} · ${pair(tested)}`,
      ),
    ]),
  ];
}

function factsOf(supplier: PublicSupplier, { say, region, years }: Words): string[] {
  const atWork = years(supplier.translationYears);
  return [region(supplier.region), atWork === '' ? '' : say(texts.experience(atWork))].filter(
    Boolean,
  );
}

/** What a proven field is, where one of these suppliers has one. */
export function provenExplained(shown: readonly PublicSupplier[], { say }: Words): Html | null {
  const isProven = shown.some(({ testedPairs }) =>
    testedPairs.some(({ provenFields }) => provenFields.length > 0),
  );
  return isProven ? html`<p class="soft small">${say(texts.provenExplained)}</p>` : null;
}

export function rateLine(output: OfferedOutput, { pair, type, rate }: Words): Html {
  const name = pair({ source: output.source_language, target: output.target_language });
  return html`<span class="pair">${name}</span>
    <span class="soft">${type(output.project_type)}</span>
    <span class="rate">${rate(output)}</span>`;
}

/** Reviews and figures; nothing of what there are too few cases of. */
export function figureList(supplier: PublicSupplier, words: Words): Html | null {
  const { say } = words;
  const { onTime, acceptedAtOnce, answersIn, cameAgain } = supplier.figures;
  const { average, count } = supplier.rating;
  const cases = (number: number) => say(texts.ofCases(number));
  const entries = [
    ...(average === null ? [] : [html`<li class="stars">${say(texts.stars(average, count))}</li>`]),
    ...(supplier.completedOrders === 0
      ? []
      : [html`<li>${say(texts.completed(supplier.completedOrders))}</li>`]),
    ...(onTime === null
      ? []
      : [figure(say(texts.onTime), `${onTime.percent}%`, cases(onTime.cases))]),
    ...(acceptedAtOnce === null
      ? []
      : [figure(say(texts.atOnce), `${acceptedAtOnce.percent}%`, cases(acceptedAtOnce.cases))]),
    ...(answersIn === null
      ? []
      : [figure(say(texts.answersIn), words.duration(answersIn.ms), cases(answersIn.cases))]),
    ...(cameAgain === null
      ? []
      : [
          figure(
            say(texts.cameAgain),
            `${cameAgain.percent}%`,
            say(texts.ofClients(cameAgain.cases)),
          ),
        ]),
  ];
  return entries.length === 0
    ? null
    : html`<ul class="figures">
        ${entries}
      </ul>`;
}

function figure(label: string, value: string, cases: string): Html {
  return html`<li>${label} <strong>${value}</strong> <span class="soft">${cases}</span></li>`;
}

function isAsked(output: OfferedOutput, { source, target, type }: DirectoryFilter): boolean {
  return (
    (source === undefined || output.source_language === source) &&
    (target === undefined || output.target_language === target) &&
    (type === undefined || output.project_type === type)
  );
}
