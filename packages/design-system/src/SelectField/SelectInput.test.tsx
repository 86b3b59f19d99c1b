import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { SelectInput } from './SelectInput.tsx';

it('what is being typed stays when the options are made again', async () => {
  let makeAnew: () => void = () => undefined;
  function Page() {
    const [round, setRound] = useState(1);
    makeAnew = () => setRound(round + 1);
    const options = [
      { value: 'en', label: 'English' },
      { value: 'fr', label: 'French' },
    ];
    return <SelectInput label="Language" options={options} value="en" onChange={() => undefined} />;
  }
  renderPage(<Page />);
  const field = screen.getByRole('combobox', { name: 'Language' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Fre');
  act(() => makeAnew());
  expect(field).toHaveValue('Fre');
});
