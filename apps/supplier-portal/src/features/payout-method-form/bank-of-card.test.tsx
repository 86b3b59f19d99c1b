import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SelectField } from '@tolk/design-system/fields';
import { Form, TextField } from '@tolk/design-system/form';
import { renderScreen } from '@tolk/screen-testing';
import { BankOfCard } from './bank-of-card.tsx';

const options = [
  { value: 'icbc', label: 'ICBC' },
  { value: 'ccb', label: 'CCB' },
];

function form(bank: string | null) {
  renderScreen(
    <Form initialValues={{ cardNumber: '', bank }} onSubmit={() => Promise.resolve()}>
      <TextField name="cardNumber" label="Card number" />
      <SelectField name="bank" label="Bank" options={options} />
      <BankOfCard />
    </Form>,
  );
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Card number' }), {
    target: { value: text },
  });
const bank = () => screen.getByRole('combobox', { name: 'Bank' });

it('the first digits of a card choose its bank, also in place of another', async () => {
  form('icbc');
  type('6217 00');
  await waitFor(() => expect(bank()).toHaveValue('CCB'));
});

it('a card of an issuer that is not known leaves the bank as it is', async () => {
  form('icbc');
  type('6200000000000005');
  await new Promise((done) => requestAnimationFrame(done));
  expect(bank()).toHaveValue('ICBC');
});
