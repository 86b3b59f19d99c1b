/**
 * What of schema.org the public pages use, kept by hand: each type with the one that it is a kind of,
 * its own properties with what their values may be, and what search engines ask for or recommend and
 * we always know. An array in `needs` is a choice.
 */
interface Kind {
  above: string | null;
  properties: Readonly<Record<string, readonly string[]>>;
  needs?: readonly (string | readonly string[])[];
}

const time = ['Date', 'DateTime'];
const text = ['Text'];

const kinds: Readonly<Record<string, Kind>> = {
  Thing: {
    above: null,
    properties: {
      name: text,
      description: ['Text', 'TextObject'],
      url: ['URL'],
      image: ['URL', 'ImageObject'],
      identifier: ['PropertyValue', 'Text', 'URL'],
    },
  },
  CreativeWork: { above: 'Thing', properties: { dateCreated: time, mainEntity: ['Thing'] } },
  WebPage: { above: 'CreativeWork', properties: {} },
  ProfilePage: { above: 'WebPage', properties: {}, needs: ['mainEntity', 'dateCreated'] },
  Person: {
    above: 'Thing',
    properties: {
      knowsLanguage: ['Language', 'Text'],
      knowsAbout: ['Text', 'Thing', 'URL'],
      makesOffer: ['Offer'],
    },
    needs: ['name', 'url', 'description'],
  },
  Organization: { above: 'Thing', properties: {}, needs: ['name'] },
  Place: { above: 'Thing', properties: { address: ['PostalAddress', 'Text'] }, needs: ['address'] },
  Intangible: { above: 'Thing', properties: {} },
  ItemList: {
    above: 'Intangible',
    properties: { itemListElement: ['ListItem', 'Text', 'Thing'], numberOfItems: ['Integer'] },
    needs: ['itemListElement', 'numberOfItems'],
  },
  ListItem: {
    above: 'Intangible',
    properties: { position: ['Integer', 'Text'], item: ['Thing'] },
    needs: ['position', ['url', 'item']],
  },
  JobPosting: {
    above: 'Intangible',
    properties: {
      title: text,
      datePosted: time,
      validThrough: time,
      employmentType: text,
      hiringOrganization: ['Organization', 'Person'],
      industry: ['DefinedTerm', 'Text'],
      jobLocation: ['Place'],
      jobLocationType: text,
      baseSalary: ['MonetaryAmount', 'Number', 'PriceSpecification'],
    },
    needs: [
      'title',
      'description',
      'datePosted',
      'validThrough',
      'hiringOrganization',
      'employmentType',
      'baseSalary',
      'identifier',
      ['jobLocation', 'jobLocationType'],
    ],
  },
  Offer: {
    above: 'Intangible',
    properties: { itemOffered: ['Service'], priceSpecification: ['PriceSpecification'] },
    needs: ['itemOffered'],
  },
  Service: {
    above: 'Intangible',
    properties: { serviceType: text, aggregateRating: ['AggregateRating'] },
    needs: ['name', 'serviceType'],
  },
  Rating: {
    above: 'Intangible',
    properties: {
      ratingValue: ['Number', 'Text'],
      bestRating: ['Number', 'Text'],
      worstRating: ['Number', 'Text'],
    },
  },
  AggregateRating: {
    above: 'Rating',
    properties: { reviewCount: ['Integer'], ratingCount: ['Integer'] },
    needs: ['ratingValue', ['reviewCount', 'ratingCount']],
  },
  StructuredValue: { above: 'Intangible', properties: {} },
  ContactPoint: { above: 'StructuredValue', properties: {} },
  PostalAddress: {
    above: 'ContactPoint',
    properties: { addressLocality: text, addressCountry: ['Country', 'Text'] },
    needs: ['addressLocality'],
  },
  MonetaryAmount: {
    above: 'StructuredValue',
    properties: { currency: text, value: ['Number', 'StructuredValue', 'Text'] },
    needs: ['currency', 'value'],
  },
  QuantitativeValue: {
    above: 'StructuredValue',
    properties: { value: ['Number', 'StructuredValue', 'Text'], unitText: text },
    needs: ['value', 'unitText'],
  },
  PropertyValue: {
    above: 'StructuredValue',
    properties: { value: ['Number', 'StructuredValue', 'Text'] },
    needs: ['value'],
  },
  PriceSpecification: {
    above: 'StructuredValue',
    properties: { price: ['Number', 'Text'], priceCurrency: text },
    needs: ['price', 'priceCurrency'],
  },
  UnitPriceSpecification: {
    above: 'PriceSpecification',
    properties: { unitText: text },
    needs: ['unitText'],
  },
};

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const values: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && value.startsWith('https://') && URL.canParse(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === 'string' && dateTime.test(value),
};

/** Texts of which only some mean something. */
const forms: Readonly<Record<string, RegExp>> = {
  currency: /^[A-Z]{3}$/,
  priceCurrency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  employmentType: /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/,
  jobLocationType: /^TELECOMMUTE$/,
  knowsLanguage: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
};

/** Everything in a page’s data that the vocabulary does not know or that is missing; empty when it is valid. */
export function vocabularyFaults(data: unknown): string[] {
  if (!isObject(data)) return ['no data'];
  const { '@context': context, ...described } = data;
  const faults = context === 'https://schema.org' ? [] : [`@context is ${String(context)}`];
  return [...faults, ...faultsOf(described, '')];
}

function faultsOf({ '@type': type, ...properties }: Record<string, unknown>, at: string): string[] {
  const line = lineOf(type);
  if (line.length === 0) return [`${at} is no known type: ${String(type)}`];
  const place = `${at}${String(type)}`;
  const known = Object.assign({}, ...line.map((kind) => kind.properties));
  const missing = line.flatMap(({ needs = [] }) =>
    needs
      .filter((need) => [need].flat().every((name) => properties[name] === undefined))
      .map((need) => `${place} has no ${[need].flat().join(' or ')}`),
  );
  const wrong = Object.entries(properties).flatMap(([name, value]) =>
    faultsOfProperty(known[name], name, value, place),
  );
  return [...missing, ...wrong, ...faultsOfRating(properties, place)];
}

function faultsOfProperty(
  ranges: readonly string[] | undefined,
  name: string,
  value: unknown,
  place: string,
): string[] {
  if (ranges === undefined) return [`${place} has no property ${name}`];
  return [value].flat().flatMap((one) => {
    if (isObject(one)) {
      const fits = lineOf(one['@type']).some((kind) =>
        ranges.some((range) => kinds[range] === kind),
      );
      const here = `${place}.${name}: `;
      return [...(fits ? [] : [`${here}not a ${ranges.join(' or ')}`]), ...faultsOf(one, here)];
    }
    const fits = ranges.some((range) => values[range]?.(one));
    const isWord = forms[name]?.test(String(one)) ?? true;
    return fits && isWord ? [] : [`${place}.${name} is ${JSON.stringify(one)}`];
  });
}

function faultsOfRating(properties: Record<string, unknown>, place: string): string[] {
  const { ratingValue, worstRating = 1, bestRating = 5 } = properties;
  if (ratingValue === undefined) return [];
  const [value, worst, best] = [ratingValue, worstRating, bestRating].map(Number);
  const isWithin = Number(worst) <= Number(value) && Number(value) <= Number(best);
  return isWithin ? [] : [`${place} is outside of its own scale`];
}

/** The type and everything that it is a kind of; empty for one that nobody knows. */
function lineOf(type: unknown): Kind[] {
  const kind = typeof type === 'string' ? kinds[type] : undefined;
  return kind === undefined ? [] : [kind, ...lineOf(kind.above)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
