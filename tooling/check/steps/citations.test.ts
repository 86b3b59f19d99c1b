import { findWrongFigures, headingsOf, slugOf } from './citations.ts';

describe('headings', () => {
  it('become anchors as GitHub makes them', () => {
    expect(slugOf('Who may see what?')).toBe('who-may-see-what');
    expect(slugOf('Supplier’s area')).toBe('suppliers-area');
  });

  it('are found at every depth', () => {
    expect(headingsOf('# One\n\ntext\n\n## Two words\n')).toEqual(['one', 'two-words']);
  });
});

describe('figures', () => {
  it('must be those of the limits', () => {
    expect(findWrongFigures('`limits.settlement.firstDay` = `1`')).toEqual([]);
    expect(findWrongFigures('`limits.settlement.firstDay` = `2`')).toEqual([
      'limits.settlement.firstDay is 1, not 2',
    ]);
  });

  it('may use separators of thousands', () => {
    expect(findWrongFigures('`limits.settlement.minimumCny` = `10_000`')).toEqual([]);
  });

  it('must name a limit that exists', () => {
    expect(findWrongFigures('`limits.settlement.tenthDay`')).toEqual([
      'limits.settlement.tenthDay does not exist',
    ]);
  });
});
