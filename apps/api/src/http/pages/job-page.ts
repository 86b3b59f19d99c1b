import type { PostingRow } from '@tolk/contract';
import { pathTo } from '@tolk/contract/routes';
import { product, type Language } from '@tolk/domain';
import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import { html } from '@tolk/writers/html';
import { majorUnits } from '../../calls/money-text.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPosting, type CountedPosting } from '../../market/postings/posting-repository.ts';
import { isInPublicSight } from '../../market/postings/posting-sight-repository.ts';
import { presentPosting } from '../../market/postings/present-posting.ts';
import { nameOf, postingLine } from './posting-lines.ts';
import type { WrittenPage } from './written-page.ts';

/**
 * One posting as everybody may read it: what is to be done and for how much. Who published it, how to
 * reach them and the files stay out. Null when there is none.
 */
export async function jobPage(
  { db, clock }: Dependencies,
  id: string,
  language: Language,
): Promise<WrittenPage | null> {
  const found = await findPosting(db, id);
  if (found === undefined || !(await isInPublicSight(db, id))) return null;
  const posting = presentPosting(found);
  const line = postingLine(posting, language);
  const listed = found.status !== 'finished' && found.deadline > clock.now();
  return {
    title: posting.projectName,
    description: line,
    canonical: pathTo('publicJob', { projectReleaseInforId: id }),
    listed,
    translated: false,
    data: listed ? jobPosting(posting, found) : null,
    content: html`<h1>${posting.projectName}</h1>
      <p>${line}</p>
      ${posting.companyName === null ? null : html`<p>${posting.companyName}</p>`}
      <p>${found.remarks}</p>
      <p>${found.delivery_instructions}</p>
      <p><a href="${pathTo('publicJobs')}">${language === 'en' ? 'All jobs' : '全部项目'}</a></p>`,
  };
}

/** schema.org counts pay by these units of time; what is counted otherwise is named by its own unit. */
const unitTexts: Partial<Record<string, string>> = { hour: 'HOUR', day: 'DAY' };

function jobPosting(posting: PostingRow, { remarks }: CountedPosting) {
  const { salary, currency, unitName, region, companyName } = posting;
  return {
    '@type': 'JobPosting',
    title: posting.projectName,
    description: html`<p>${remarks}</p>`.markup,
    identifier: {
      '@type': 'PropertyValue',
      name: product.name,
      value: posting.projectReleaseInforId,
    },
    datePosted: posting.releaseDate,
    validThrough: posting.deadline,
    employmentType: 'CONTRACTOR',
    hiringOrganization: { '@type': 'Organization', name: companyName ?? product.name },
    industry: nameOf('field', posting.whFieldId, 'en'),
    ...(region === 'remote'
      ? { jobLocationType: 'TELECOMMUTE' }
      : { jobLocation: placeOf(region) }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        value: majorUnits({ amount: salary, currency }),
        unitText: unitTexts[unitName] ?? unitName,
      },
    },
  };
}

function placeOf(region: string) {
  const city = dictionaryEntry('city', region);
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city?.en ?? region,
      ...(city === undefined ? {} : { addressCountry: 'CN' }),
    },
  };
}
