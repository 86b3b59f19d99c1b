import { Form, TextField, useFormikContext } from '@tolk/design-system/form';
import { renderScreen } from '@tolk/screen-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CityIntoLocation } from './city-into-location.tsx';

const cities = [
  { value: '310100', label: 'Shanghai' },
  { value: '330100', label: 'Hangzhou, Zhejiang' },
];

function Choose() {
  const { setFieldValue } = useFormikContext();
  return cities.map(({ value, label }) => (
    <button key={value} type="button" onClick={() => void setFieldValue('region', value)}>
      {label}
    </button>
  ));
}

function form(location: string) {
  renderScreen(
    <Form initialValues={{ region: null, location }} onSubmit={() => Promise.resolve()}>
      <Choose />
      <TextField name="location" label="Location" />
      <CityIntoLocation cities={cities} />
    </Form>,
  );
}

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const location = () => screen.getByRole('textbox', { name: 'Location' });

it('the chosen city is the location, and follows another choice', async () => {
  form('');
  choose('Shanghai');
  await waitFor(() => expect(location()).toHaveValue('Shanghai'));
  choose('Hangzhou, Zhejiang');
  await waitFor(() => expect(location()).toHaveValue('Hangzhou, Zhejiang'));
});

it('a location that somebody wrote stays', async () => {
  form('Pudong, near the river');
  choose('Shanghai');
  await new Promise((done) => requestAnimationFrame(done));
  expect(location()).toHaveValue('Pudong, near the river');
});
