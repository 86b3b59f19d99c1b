import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { ApplicantMarks } from './applicant-marks.tsx';

it('an applicant’s certified fields stand beside the test of the pair, each with what it means', () => {
  renderScreen(<ApplicantMarks realNameVerified={false} tested provenFieldIds={['law']} />);
  expect(screen.getByText('Test passed')).toBeVisible();
  const mark = screen.getByText(/^Law and contracts · certified/);
  expect(mark).toHaveTextContent('Our staff have checked a translation certificate');
});

it('without any there is nothing of the kind', () => {
  renderScreen(<ApplicantMarks realNameVerified={false} tested />);
  expect(screen.queryByText(/certified/)).not.toBeInTheDocument();
});
