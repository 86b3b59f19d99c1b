import { fireEvent, screen } from '@testing-library/react';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { AvatarEditor } from './avatar-editor.tsx';
import { problemOf } from './picture-file.ts';
import { normalTurn } from './use-crop.ts';

function show() {
  renderScreen(<AvatarEditor identity="supplier" onClose={() => {}} />);
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Select image', { selector: 'input' }), {
    target: { files: [file] },
  });

beforeEach(() => setLanguage('en'));

describe('a file for the avatar', () => {
  it('that is no picture is refused in the words of the specification', () => {
    show();
    choose(new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid file format. Only files with the extensions of JPG/PNG are allowed.',
    );
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });

  it.each([
    ['image/png', 1, undefined],
    ['image/bmp', 10_485_760, undefined],
    ['image/jpeg', 10_485_761, 'size'],
    ['', 1, 'type'],
    ['text/html', 1, 'type'],
  ] as const)('of type “%s” with %i bytes has the problem %s', (type, size, problem) => {
    expect(problemOf({ type, size })).toBe(problem);
  });
});

describe('a turn', () => {
  it.each([
    [0, 0],
    [90, 90],
    [270, -90],
    [-270, 90],
    [180, 180],
    [-180, 180],
    [450, 90],
  ])('by %i° is shown as %i°', (degrees, shown) => {
    expect(normalTurn(degrees)).toBe(shown);
  });
});
