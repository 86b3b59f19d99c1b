import { render } from '@testing-library/react';
import { ContactText } from './ContactText.tsx';

it.each([
  ['ingrid.dahl@example.com', 'ingrid.<wbr>dahl<wbr>@example.<wbr>com'],
  ['+47 22 00 00 00', '+47 22 00 00 00'],
])('%s may break as %s', (text, html) => {
  const { container } = render(<ContactText>{text}</ContactText>);
  expect(container.innerHTML).toBe(html);
});
