import { screen, within } from '@testing-library/react';
import type { Resume } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { ResumeView } from './resume-view.tsx';

const resume: Resume = {
  head: {
    supUserId: '0192a7c0-0000-7000-8000-000000000001',
    supUserName: 'Lin Wanqing',
    supUserAvatar: null,
    age: null,
    sex: '',
    degree: null,
    nationality: '',
    region: '',
    location: '',
    motherTongue: 'zh-CN',
    languageSkills: [],
    whFieldIds: [],
    translationYears: '',
    jieGaoTime: [],
    personalProfile: '',
    companyName: null,
    realNameVerified: true,
    companyVerified: false,
    memberSince: '2026-01-20T08:00:00.000Z',
    completedOrders: 1,
    rating: { average: 4, count: 1 },
    figures: {
      onTime: { percent: 96, cases: 25 },
      acceptedAtOnce: null,
      answersIn: { ms: 3 * 3_600_000, cases: 4 },
      cameAgain: { percent: 67, cases: 3 },
    },
    passedTests: [],
  },
  outputs: [],
  educations: [],
  certificates: [],
  workExperiences: [],
  projectExperiences: [],
  selfEvaluation: '',
  reviews: [
    {
      evaluateId: '0192a7c0-0000-7000-8000-000000000009',
      evaluateGrade: 4,
      evaluateDescription: 'Terms used as agreed.',
      createTime: '2026-11-20T08:00:00.000Z',
      reply: 'Thank you.',
    },
  ],
  pastWork: [
    {
      month: '2026-11',
      whFieldId: 'law',
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      evaluateGrade: 5,
    },
    {
      month: '2026-10',
      whFieldId: 'law',
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      evaluateGrade: null,
    },
  ],
  availability: null,
  resumeFile: null,
  contact: null,
};

describe('a resume', () => {
  it('has the words, the stars and the reply of each review', () => {
    renderScreen(<ResumeView resume={resume} />);
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(reviews.getByText('Terms used as agreed.')).toBeVisible();
    expect(reviews.getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(reviews.getByText('Reply by Lin Wanqing')).toBeVisible();
    expect(reviews.getByText('Thank you.')).toBeVisible();
  });

  it('says how its owner works where there are cases enough, and how that is counted', () => {
    renderScreen(<ResumeView resume={resume} />);
    expect(document.body).toHaveTextContent('96% of 25 deliveries on time');
    expect(document.body).toHaveTextContent('Usually answers in 3 h');
    expect(document.body).toHaveTextContent('67% of clients came back (of 3)');
    expect(document.body).not.toHaveTextContent('accepted without changes (');
    expect(screen.getByText(/^The same for every supplier/)).toBeVisible();
  });

  it('tells the work done here in a line for each kind, with its months and stars', () => {
    renderScreen(<ResumeView resume={resume} />);
    const works = within(screen.getByRole('region', { name: 'Work done here' }));
    const lines = works.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('2 orders');
    expect(lines[0]).toContain('(1 review)');
    expect(lines[0]).toContain('Oct 2026 – Nov 2026');
    expect(works.getAllByRole('img', { name: /stars$/ })).toHaveLength(1);
  });

  describe('of a pair with a verified certificate', () => {
    const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
    const output = {
      estimateYieldId: '0192a7c0-0000-7000-8000-000000000002',
      ...pair,
      outputType: 'translation' as const,
      wordsPerDay: null,
      wordsPerWeek: null,
      unitPrice: null,
      currency: 'CNY' as const,
      unitName: '',
    };
    const show = (provenFieldIds: string[], targetLanguage = 'en') => {
      const test = { ...pair, targetLanguage, score: 0.9, offline: false, provenFieldIds };
      const passedTests = [{ ...test, finishTime: '2026-03-01T08:00:00.000Z' }];
      const head = { ...resume.head, passedTests };
      return renderScreen(<ResumeView resume={{ ...resume, head, outputs: [output] }} />);
    };
    const rule = /^“Certified” means that our staff have checked/;

    it('shows the fields that it proves beside the pair, with what that means', () => {
      show(['law', 'medicine']);
      const [row] = within(
        screen.getByRole('region', { name: 'Languages and rates' }),
      ).getAllByRole('listitem');
      expect(row).toHaveTextContent('Law and contracts · certified');
      expect(row).toHaveTextContent('Medicine and clinical trials · certified');
      expect(screen.getByText(rule)).toBeVisible();
      // Once for whoever listens, too: the marks only show it to the pointer.
      expect(row).not.toHaveTextContent('Our staff');
    });

    it('without a field, or in another pair, shows none', () => {
      const { unmount } = show([]);
      expect(screen.queryByText(/certified/)).not.toBeInTheDocument();
      expect(screen.queryByText(rule)).not.toBeInTheDocument();
      unmount();
      show(['law'], 'fr');
      expect(screen.queryByText(/certified/i)).not.toBeInTheDocument();
    });
  });

  it('of a company says that its licence was checked, and nothing of a real name', () => {
    const head = { ...resume.head, realNameVerified: false, companyVerified: true };
    renderScreen(<ResumeView resume={{ ...resume, head }} />);
    expect(screen.getByText('Company verified')).toBeVisible();
    expect(screen.queryByText('Real name not verified')).not.toBeInTheDocument();
  });

  it('without reviews has no part for them', () => {
    renderScreen(<ResumeView resume={{ ...resume, reviews: [] }} />);
    expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument();
  });
});
