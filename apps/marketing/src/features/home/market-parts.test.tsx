import { screen } from '@testing-library/react';
import type { PublicMarket } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { MarketParts } from './market-parts.tsx';

const path = '/supinterface/getPublicMarket';
const market: PublicMarket = {
  suppliers: [
    {
      supUserName: 'Mara Lindqvist',
      supUserAvatar: null,
      headline: 'Contracts, German into Swedish',
      path: '/translator/mara-lindqvist',
      languagePairs: [{ sourceLanguage: 'de', targetLanguage: 'sv' }],
      realNameVerified: true,
      completedOrders: 1,
    },
  ],
  rates: [
    {
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      projectType: 'translation',
      unitName: 'thousand-characters',
      currency: 'CNY',
      from: 110_00,
      to: 180_00,
      orders: 5,
    },
  ],
};

beforeEach(() => setLanguage('en'));

it('people lead to their pages, with what is known of them', async () => {
  answerCalls({ [path]: market });
  renderScreen(<MarketParts />);
  expect(await screen.findByRole('link', { name: 'Mara Lindqvist' })).toHaveAttribute(
    'href',
    '/translator/mara-lindqvist',
  );
  expect(screen.getByText('Identity verified')).toBeVisible();
  expect(screen.getByText('1 completed order')).toBeVisible();
});

it('rates say what they are made of, and how many orders stand behind', async () => {
  answerCalls({ [path]: market });
  renderScreen(<MarketParts />);
  expect(await screen.findByText(/5 orders from 3 clients and 3 translators/)).toBeVisible();
  expect(screen.getByText('¥ 110.00 CNY')).toBeVisible();
  expect(screen.getByText('¥ 180.00 CNY')).toBeVisible();
  expect(screen.getByText('from at least 5 orders')).toBeVisible();
});

it('without enough orders nothing is said of prices', async () => {
  answerCalls({ [path]: { ...market, rates: [] } });
  renderScreen(<MarketParts />);
  await screen.findByRole('link', { name: 'Mara Lindqvist' });
  expect(screen.queryByText('What orders cost')).toBeNull();
});
