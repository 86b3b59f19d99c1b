import { append, importNames, insertLine } from './edit.ts';

describe('append', () => {
  it('puts an entry at the end of a literal and adds the comma that was missing', () => {
    expect(append('const a = {\n  one: 1\n};\n', 'const a = {', '\n};', '  two: 2,')).toBe(
      'const a = {\n  one: 1,\n  two: 2,\n};\n',
    );
  });

  it('fills an empty literal', () => {
    expect(append('const a = [\n];\n', 'const a = [', '\n];', '  1,')).toBe(
      'const a = [\n  1,\n];\n',
    );
  });

  it('throws with the entry when the text has another shape', () => {
    expect(() => append('const a = make();', 'const a = {', '\n};', 'two: 2,')).toThrow(
      /add this by hand:\ntwo: 2,/,
    );
  });
});

describe('importNames', () => {
  it('joins an import that is there', () => {
    expect(importNames("import { a } from './x.ts';\n", 'a, b', './x.ts')).toBe(
      "import { a, b } from './x.ts';\n",
    );
  });

  it('adds an import after the last one', () => {
    expect(importNames("import {\n  a,\n} from './x.ts';\n\na();\n", 'b', './y.ts')).toBe(
      "import {\n  a,\n} from './x.ts';\nimport { b } from './y.ts';\n\na();\n",
    );
  });
});

describe('insertLine', () => {
  it('stands first where nothing matches', () => {
    expect(insertLine('a();\n', /^import .*$/gm, "import './a.ts';")).toBe(
      "import './a.ts';\na();\n",
    );
  });
});
