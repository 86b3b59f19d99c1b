import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Negotiation } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { OfferBanner } from './offer-banner.tsx';
import { OfferHistory } from './offer-history.tsx';
import { firstOffer, openNegotiation } from './offer-fixture.ts';

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
  localStorage.clear();
});

function show(viewer: Identity, negotiation: Negotiation = openNegotiation) {
  renderScreen(
    <OfferBanner negotiation={negotiation} viewer={viewer}>
      What comes next
    </OfferBanner>,
  );
}
const buttons = () =>
  screen.queryAllByRole('button').flatMap(({ textContent }) => textContent || []);

it('shows what is offered, what it changes, and what the one who pays would pay', () => {
  show('client');
  expect(screen.getByRole('region', { name: 'The supplier has made you an offer' })).toBeVisible();
  expect(screen.getByText('Rate', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '¥ 150.00 CNY → ¥ 160.00 CNY per thousand characters',
  );
  expect(screen.getByText('You pay', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '¥ 1,854.00 CNY → ¥ 1,977.60 CNY',
  );
  expect(buttons()).toEqual(['Agree to the offer', 'Make a counter-offer', 'Decline the offer']);
  expect(screen.queryByText('What comes next')).toBeNull();
});

it('agrees to the offer that was shown', async () => {
  const asked = answerCalls({ '/clientinterface/answerTerms': openNegotiation });
  show('client');
  await userEvent.click(screen.getByRole('button', { name: 'Agree to the offer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agree to this offer?' });
  const [yes] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Agree to the offer',
  );
  await userEvent.click(yes ?? dialog);
  await screen.findByText('You have agreed on the terms. The other side is told.');
  expect(asked).toEqual([
    {
      path: '/clientinterface/answerTerms',
      body: {
        projectReleaseInforId: openNegotiation.projectReleaseInforId,
        supUserId: openNegotiation.supUserId,
        offerId: firstOffer.offerId,
        agree: true,
      },
    },
  ]);
});

it('counters with other terms, beginning with those offered', async () => {
  const asked = answerCalls({
    '/clientinterface/counterTerms': openNegotiation,
    '/supinterface/getMarketRates': [],
  });
  show('client');
  await userEvent.click(screen.getByRole('button', { name: 'Make a counter-offer' }));
  const workload = await screen.findByRole('textbox', { name: /^Workload/ });
  expect(workload).toHaveValue('12');
  await userEvent.clear(workload);
  await userEvent.paste('20');
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  await screen.findByText(/Your offer has been sent\./);
  const countered = asked.find(({ path }) => path === '/clientinterface/counterTerms');
  expect(countered?.body).toEqual({
    projectReleaseInforId: openNegotiation.projectReleaseInforId,
    supUserId: openNegotiation.supUserId,
    offerId: firstOffer.offerId,
    unitPrice: 160_00,
    workload: 20,
  });
});

it('offers whose offer it is nothing but to take it back', () => {
  show('supplier', {
    ...openNegotiation,
    allowedActions: [
      { action: 'agreeTerms', enabled: false, reason: 'The other side has to answer.' },
      { action: 'counterTerms', enabled: false, reason: 'The other side has to answer.' },
      { action: 'declineTerms', enabled: false, reason: 'The other side has to answer.' },
      { action: 'withdrawTerms', enabled: true },
    ],
  });
  expect(screen.getByText('Your offer is waiting for an answer')).toBeVisible();
  expect(screen.getByText('You earn', { selector: 'dt' })).toBeVisible();
  expect(buttons()).toEqual(['Withdraw the offer']);
});

it('says what comes next once both have agreed', () => {
  show('client', {
    ...openNegotiation,
    state: 'agreed',
    offers: [{ ...firstOffer, status: 'agreed' }],
    allowedActions: [],
  });
  expect(screen.getByText('You have both agreed on these terms')).toBeVisible();
  expect(screen.getByText('What comes next')).toBeVisible();
  expect(buttons()).toEqual([]);
});

it('an organisation reads which of its members offered and decided', () => {
  const answered = { ...firstOffer, status: 'countered', answererName: 'Kari Nordmann' } as const;
  const own = { ...firstOffer, offerId: 'o2', by: 'client', memberName: 'Ingrid Dahl' } as const;
  const negotiation = { ...openNegotiation, offers: [own, answered] };
  renderScreen(
    <>
      <OfferBanner negotiation={negotiation} viewer="client">
        What comes next
      </OfferBanner>
      <OfferHistory negotiation={negotiation} viewer="client" />
    </>,
  );
  expect(screen.getByText(/Offered by Ingrid Dahl/)).toBeVisible();
  expect(screen.getByText('Offered by the supplier')).toBeVisible();
  expect(screen.getByText('Decided by Kari Nordmann')).toBeVisible();
});
