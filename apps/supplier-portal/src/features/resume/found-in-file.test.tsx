import type { Resume, ResumeFindings } from '@tolk/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { FoundInFile } from './found-in-file.tsx';

const findingsPath = '/supinterface/getResumeFileFindings';
const contactPath = '/supinterface/addOrEditSupContact';

const resume: Resume = {
  head: {
    supUserId: 'p1',
    supUserName: 'Mara Lindqvist',
    supUserAvatar: null,
    age: null,
    sex: '',
    degree: null,
    nationality: 'SE',
    region: '',
    location: 'Uppsala',
    motherTongue: 'sv',
    languageSkills: ['en'],
    whFieldIds: [],
    translationYears: '',
    jieGaoTime: [],
    personalProfile: '',
    companyName: null,
    realNameVerified: false,
    companyVerified: false,
    memberSince: '2026-01-01T00:00:00Z',
    completedOrders: 0,
    rating: { average: null, count: 0 },
    figures: { onTime: null, acceptedAtOnce: null, answersIn: null, cameAgain: null },
    passedTests: [],
  },
  outputs: [],
  educations: [],
  certificates: [],
  workExperiences: [
    {
      workExperienceId: 'w1',
      company: 'Nordic Words AB',
      occupation: 'Translation manager',
      startMonth: '2008-01',
      endMonth: '2012-12',
      description: '',
    },
  ],
  projectExperiences: [],
  selfEvaluation: '',
  reviews: [],
  pastWork: [],
  availability: null,
  resumeFile: null,
  contact: { phone: '', wechat: '', email: 'mara@example.org', qq: '', skype: '', other: '' },
};

const findings: ResumeFindings = {
  email: 'another@example.org',
  phone: '+46 8 123 456 78',
  wechat: '',
  languages: ['en', 'de', 'sv'],
  educations: [
    {
      university: 'Uppsala University',
      major: 'Translation',
      degree: 'master',
      startMonth: '2003-09',
      endMonth: '2008-06',
    },
  ],
  workExperiences: [
    {
      company: 'Nordic Words',
      occupation: 'Translation manager',
      startMonth: '2008-01',
      endMonth: '2012-12',
    },
  ],
};

async function read(answer: object) {
  const asked = answerCalls({ [findingsPath]: answer, [contactPath]: {} });
  renderScreen(<FoundInFile resume={resume} />);
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
  return asked;
}

describe('what the resume file says', () => {
  it('is proposed where the profile lacks it, and saved only by the person', async () => {
    const asked = await read({ readable: true, findings });
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Contact+46 8 123 456 78UseSkip',
      'LanguagesGermanUseSkip',
      'EducationUppsala University · Translation · Sep 2003 – Jun 2008UseSkip',
    ]);
    expect(asked.map(({ path }) => path)).toEqual([findingsPath]);
    await userEvent.click(screen.getByRole('button', { name: 'Use: +46 8 123 456 78' }));
    expect(asked.at(-1)).toEqual({
      path: contactPath,
      body: { ...resume.contact, phone: '+46 8 123 456 78' },
    });
  });

  it('opens an entry filled in, to be looked at before it is saved', async () => {
    await read({ readable: true, findings });
    await userEvent.click(await screen.findByRole('button', { name: /^Use: Uppsala University/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Add education' });
    expect(within(dialog).getByRole('textbox', { name: /^University/ })).toHaveValue(
      'Uppsala University',
    );
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('goes when it is left out', async () => {
    await read({ readable: true, findings: { ...findings, phone: '', languages: [] } });
    await userEvent.click(await screen.findByRole('button', { name: /^Skip: Uppsala/ }));
    expect(await screen.findByText(/^Nothing else in the file/)).toBeVisible();
  });

  it('is nothing in a scan, which is said', async () => {
    await read({ readable: false, findings });
    expect(await screen.findByText(/no text that can be read/)).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
