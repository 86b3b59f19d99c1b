import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { ApplicantMarks } from './applicant-marks.tsx';

it('an applicant’s certified fields stand beside the test of the pair; what that means is read out once', () => {
  renderScreen(
    <ApplicantMarks realNameVerified={false} tested provenFieldIds={['law', 'games']} />,
  );
  expect(screen.getByText('Test passed')).toBeVisible();
  expect(screen.getByText(/^Law and contracts · certified/)).toBeVisible();
  expect(screen.getByText(/^Games · certified/)).toBeVisible();
  expect(document.body.textContent.match(/Our staff have checked/g)).toHaveLength(1);
  expect(screen.getAllByTitle(/^Our staff have checked a translation certificate/)).toHaveLength(2);
});

it('without any there is nothing of the kind', () => {
  renderScreen(<ApplicantMarks realNameVerified={false} tested />);
  expect(screen.queryByText(/certified/)).not.toBeInTheDocument();
});
