import { againstArguments } from './develop.ts';

describe('againstArguments', () => {
  it('a remote and an address are taken', () => {
    expect(againstArguments(['client-portal', '--against', 'https://tolk.example'])).toEqual({
      remote: 'client-portal',
      upstream: 'https://tolk.example',
    });
  });

  it('without arguments the whole product runs here', () => {
    expect(againstArguments([])).toBeUndefined();
  });

  it.each([
    [['client-portal'], 'Name one remote and the address'],
    [['--against', 'https://tolk.example'], 'Name one remote and the address'],
    [['shell', '--against', 'https://tolk.example'], 'shell is no remote'],
    [['../client-portal', '--against', 'https://tolk.example'], 'is no remote'],
    [['client-portal', '--against', 'tolk.example'], 'tolk.example is no address'],
    [['client-portal', '--against', 'file:///etc'], 'is no address'],
    [['client-portal', '--port', '3001'], "Unknown option '--port'"],
  ])('%j is refused with an example', (argv, reason) => {
    expect(() => againstArguments(argv)).toThrow(reason);
    expect(() => againstArguments(argv)).toThrow('npm run dev -- client-portal --against https://');
  });
});
