import { findMoment } from './moments.ts';

describe('findMoment', () => {
  it('knows a moment by its name', () => {
    expect(findMoment('leap-day').at).toBe('2028-02-29T12:00:00+08:00');
  });

  it('takes any time', () => {
    expect(findMoment('2027-03-01T00:00:00Z').at).toBe('2027-03-01T00:00:00Z');
  });

  it.each(['noon', '2027', '2027-13-01T00:00:00Z'])('refuses %s with what it takes', (text) => {
    expect(() => findMoment(text)).toThrow(/is no time\. Say .+ or one of: before-shanghai-midn/);
  });
});
