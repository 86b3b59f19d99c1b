import {
  findBrokenTables,
  findWrongFigures,
  findWrongLabels,
  headingsOf,
  slugOf,
} from './citations.ts';

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

it('a link to a decision says the number of that decision', () => {
  expect(findWrongLabels('[ADR 0002](docs/adr/0002-facades.md)')).toEqual([]);
  expect(findWrongLabels('[ADR 0035](docs/adr/0039-pages-of-the-market.md)')).toEqual([
    'a link says ADR 0035 and leads to 0039',
  ]);
});

it('a table has one rule, below its head', () => {
  const table = '| a | b |\n| - | :-: |\n| 1 | - |\n';
  expect(findBrokenTables(`${table}\n${table}`)).toEqual([]);
  expect(findBrokenTables(`${table}| --- | --- |\n| 2 | 3 |`)).toEqual([
    'a table has a second rule',
  ]);
});
