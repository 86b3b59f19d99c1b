import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@tolk/design-system/form';
import { renderScreen } from '@tolk/screen-testing';
import { KindFields, PriceFields } from './work-fields.tsx';

const initialValues = {
  orderType: 'translation',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  whFieldId: null,
  unitPrice: 320_00,
  unitName: 'thousand-characters',
  workload: 5.6,
};

it('rate and unit of a type are there again when it is chosen again', async () => {
  renderScreen(
    <Form initialValues={initialValues} onSubmit={async () => undefined}>
      <KindFields typeName="orderType" />
      <PriceFields
        names={{ type: 'orderType', price: 'unitPrice', workload: 'workload' }}
        currency="CNY"
        labels={{ price: 'Rate', workload: 'Workload' }}
      />
    </Form>,
  );
  const rate = screen.getByRole('textbox', { name: /^Rate/ });
  expect(rate).toHaveValue('320');
  await userEvent.click(screen.getByRole('radio', { name: 'Interpretation' }));
  expect(rate).toHaveValue('');
  await userEvent.click(screen.getByRole('radio', { name: 'Translation' }));
  expect(rate).toHaveValue('320');
  expect(screen.getByRole('textbox', { name: /^Workload/ })).toHaveValue('5.6');
});
