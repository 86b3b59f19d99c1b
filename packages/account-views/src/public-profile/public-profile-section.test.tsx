import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicProfile } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { PublicProfileSection } from './public-profile-section.tsx';

const readPath = '/supinterface/getPublicProfile';
const changePath = '/supinterface/setPublicProfile';
const closed: PublicProfile = {
  open: false,
  address: '',
  headline: '',
  link: null,
  linkBase: 'https://tolk.example/translator/',
  showsWork: true,
  findable: true,
};
const texts = { address: 'mara-lindqvist', headline: 'Contracts, German into Swedish' };
const link = `${closed.linkBase}mara-lindqvist`;
const opened: PublicProfile = { ...closed, ...texts, open: true, link };

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
});

async function type(label: RegExp, text: string): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name: label }));
  await userEvent.paste(text);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('nothing is shown to everybody before it was agreed to', async () => {
  const answers = { [readPath]: closed, [changePath]: opened };
  const asked = answerCalls(answers);
  renderScreen(<PublicProfileSection />);
  expect(await screen.findByText('Not public')).toBeVisible();
  expect(screen.getByText(/Never: your contact details/)).toBeVisible();
  const tick = screen.getByRole('checkbox', { name: /I agree that everybody sees/ });
  expect(tick).not.toBeChecked();
  await type(/Headline/, texts.headline);
  await type(/Address of your page/, texts.address);
  expect(screen.getByText('https://tolk.example/translator/mara-lindqvist')).toBeVisible();
  await press('Show my page to everybody');
  expect(await screen.findByText('Tick this to show your page.')).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual([readPath]);
  await userEvent.click(tick);
  answers[readPath] = opened;
  await press('Show my page to everybody');
  expect(await screen.findByRole('link', { name: 'Open my page' })).toHaveAttribute(
    'href',
    'https://tolk.example/translator/mara-lindqvist',
  );
  expect(asked).toContainEqual({
    path: changePath,
    body: { open: true, ...texts, showsWork: true },
  });
});

it.each([
  ['Lin', /Use 3 to 40 lower-case letters/],
  ['tolk-support', /This address is reserved/],
])('the address %s is refused beside its field', async (address, said) => {
  answerCalls({ [readPath]: closed });
  renderScreen(<PublicProfileSection />);
  await screen.findByText('Not public');
  await type(/Address of your page/, address);
  await press('Show my page to everybody');
  expect(await screen.findByText(said)).toBeVisible();
});

it('that was agreed to before the list grew says what is new, and saves without it', async () => {
  const before = { ...opened, showsWork: false };
  const answers = { [readPath]: before, [changePath]: before };
  const asked = answerCalls(answers);
  renderScreen(<PublicProfileSection />);
  expect(await screen.findByText(/Your page shows them once you agree below/)).toBeVisible();
  const tick = screen.getByRole('checkbox', { name: /I agree that everybody also sees/ });
  expect(tick).not.toBeChecked();
  await press('Save');
  const saved = (showsWork: boolean) => ({
    path: changePath,
    body: { open: true, ...texts, showsWork },
  });
  await waitFor(() => expect(asked).toContainEqual(saved(false)));
  answers[readPath] = opened;
  await userEvent.click(tick);
  await press('Save');
  await waitFor(() => expect(asked).toContainEqual(saved(true)));
  await waitFor(() => expect(screen.queryByText(/New in this list/)).toBeNull());
});

it('is taken back after a question', async () => {
  const taken: PublicProfile = { ...opened, open: false, link: null };
  const answers = { [readPath]: opened, [changePath]: taken };
  const asked = answerCalls(answers);
  renderScreen(<PublicProfileSection />);
  await press('Take my page out of the public');
  answers[readPath] = taken;
  await press('Take it out');
  await waitFor(() => expect(screen.getByText('Not public')).toBeVisible());
  expect(asked).toContainEqual({ path: changePath, body: { open: false, ...texts } });
});

it('whom clients may not find is told so first', async () => {
  answerCalls({ [readPath]: { ...closed, findable: false } });
  renderScreen(<PublicProfileSection />);
  expect(await screen.findByText(/Let clients find you first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show my page to everybody' })).toBeNull();
});
