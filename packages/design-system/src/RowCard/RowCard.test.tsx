import { screen, within } from '@testing-library/react';
import { Money } from '../Money/Money.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { RowCard, RowCards } from './RowCard.tsx';

it('a row is read as title, status, amount, facts, and its amount has figures that align', () => {
  renderPage(
    <RowCards>
      <RowCard
        title="Wind farm"
        status={<span>Sent</span>}
        amount={<Money amount={1_854_00} currency="CNY" />}
        facts={<span>Law</span>}
      />
    </RowCards>,
  );
  const row = within(screen.getByRole('listitem'));
  expect(screen.getByRole('listitem')).toHaveTextContent('Wind farmSent¥ 1,854.00 CNYLaw');
  expect(row.getByText('¥ 1,854.00 CNY')).toHaveAttribute('data-figures');
});

it('a row without a status has its amount all the same', () => {
  renderPage(
    <RowCards>
      <RowCard title="INV-7" amount="¥ 20.00 CNY" facts={null} />
    </RowCards>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('INV-7¥ 20.00 CNY');
});

it('an amount of two lines leaves the status beside it as high as it is', () => {
  renderPage(
    <RowCards>
      <RowCard
        title="Wind farm"
        status={<span>Sent</span>}
        amount={
          <>
            <div>¥ 20.00 CNY</div>
            <div>of ¥ 90.00 CNY</div>
          </>
        }
        facts={null}
      />
    </RowCards>,
  );
  const besideAmount = screen.getByText('Sent').parentElement?.parentElement;
  expect(besideAmount).toHaveStyle({ display: 'flex', alignItems: 'flex-start' });
});
