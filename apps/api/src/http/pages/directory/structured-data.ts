import { majorUnits } from '../../../calls/money-text.ts';
import type { PublicPage, PublicSupplier } from '../../../market/directory/directory.ts';
import { supplierAddress } from './addresses.ts';
import type { Words } from './words.ts';

/** A list as schema.org says it. */
export function listData(list: readonly PublicSupplier[], name: string, origin: string): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: list.length,
    itemListElement: list.map((supplier, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: supplier.name,
      url: origin + supplierAddress(supplier.address),
    })),
  };
}

/** A supplier as schema.org says it; a person has no ratings there, the services that they offer do. */
export function profileData(page: PublicPage, origin: string, words: Words): object {
  return {
    '@type': 'ProfilePage',
    dateCreated: page.memberSince.toISOString(),
    mainEntity: {
      '@type': 'Person',
      name: page.name,
      description: page.headline,
      url: origin + supplierAddress(page.address),
      ...(page.avatarUrl === null ? {} : { image: new URL(page.avatarUrl, origin).href }),
      knowsLanguage: [
        ...new Set(page.outputs.flatMap((one) => [one.source_language, one.target_language])),
      ],
      knowsAbout: page.fields.map(words.field),
      makesOffer: page.outputs.map((output) => offerOf(output, page, words)),
    },
  };
}

function offerOf(
  output: PublicSupplier['outputs'][number],
  page: PublicPage,
  words: Words,
): object {
  const pair = words.pair({ source: output.source_language, target: output.target_language });
  const { average, count } = page.rating;
  return {
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: `${pair} · ${words.type(output.project_type)}`,
      serviceType: words.type(output.project_type),
      ...(average === null
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: average,
              reviewCount: count,
              bestRating: 5,
              worstRating: 1,
            },
          }),
    },
    ...(output.unit_price === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: majorUnits({ amount: output.unit_price, currency: output.currency }),
            priceCurrency: output.currency,
            unitText: output.unit,
          },
        }),
  };
}
