import { analyseSegments, segmentsOf } from './segments.ts';

describe('a text falls into segments', () => {
  it.each<[what: string, text: string, segments: string[]]>([
    ['of nothing', ' \n\t ', []],
    ['at line breaks', 'One line\r\nand\u2028another', ['One line', 'and', 'another']],
    ['at cells', 'Name\tPrice\nHat\t12', ['Name', 'Price', 'Hat', '12']],
    ['behind a stop', 'It works. Press Save. Done', ['It works.', 'Press Save.', 'Done']],
    ['behind ! and ?', 'Ready? Go! Now', ['Ready?', 'Go!', 'Now']],
    ['behind marks that close', 'He said “Go.” She went.', ['He said “Go.”', 'She went.']],
    ['not at a number', 'It costs 3.50 a word.', ['It costs 3.50 a word.']],
    [
      'not at a version or address',
      'Use v2.1 of tolk.example now',
      ['Use v2.1 of tolk.example now'],
    ],
    ['not at an abbreviation', 'Dr. Li met Mr. Wang.', ['Dr. Li met Mr. Wang.']],
    ['not at initials', 'J. R. Smith left the U.S. Army.', ['J. R. Smith left the U.S. Army.']],
    ['not before a small letter', 'Paper, ink, etc. are here', ['Paper, ink, etc. are here']],
    ['not at the number of a list', '3. Delivery is free.', ['3. Delivery is free.']],
    ['behind an ellipsis', 'Wait… Then go... Then stop', ['Wait…', 'Then go...', 'Then stop']],
    ['of Chinese', '您好。请坐！喝茶吗？好', ['您好。', '请坐！', '喝茶吗？', '好']],
    ['of quoted Chinese', '他说：“请进。”门开了。', ['他说：“请进。”', '门开了。']],
    ['of Chinese with plain marks', '请坐!喝茶吗?好', ['请坐!', '喝茶吗?', '好']],
    ['not at Chinese commas', '第一，第二；第三：完', ['第一，第二；第三：完']],
    ['of Chinese with Latin', '请打开 Node.js。 Then 重启。', ['请打开 Node.js。', 'Then 重启。']],
    ['of Latin before Chinese', 'See Part B now. 然后保存。', ['See Part B now.', '然后保存。']],
    ['of Japanese', 'はい。いいえ｡以上', ['はい。', 'いいえ｡', '以上']],
    ['without marks alone', '……\n***\n!', []],
  ])('%s', (_what, text, segments) => {
    expect(segmentsOf(text)).toEqual(segments);
  });

  it.each([
    ['dots', '.'],
    ['brackets', '.)'],
    ['closing marks', ')'],
    ['stops with letters', 'a.'],
  ])('of a megabyte of %s in one go', (_what, piece) => {
    const before = process.threadCpuUsage();
    segmentsOf(piece.repeat(1_000_000 / piece.length));
    const { user, system } = process.threadCpuUsage(before);
    // Microseconds of this thread: what else runs on the machine does not count.
    expect(user + system).toBeLessThan(3_000_000);
  });
});

describe('the analysis', () => {
  type Figures = [total: number, fresh: number, repeated: number, segments: number];
  it.each<[what: string, files: string[][], perFile: Figures[], total: Figures]>([
    ['of no files is nothing', [], [], [0, 0, 0, 0]],
    [
      'counts a repetition in one file',
      [['Press the button.', 'Wait.', 'Press the button.']],
      [[7, 4, 3, 3]],
      [7, 4, 3, 3],
    ],
    [
      'counts a repetition of an earlier file',
      [['Press the button.'], ['Press the button.', 'Go home']],
      [
        [3, 3, 0, 1],
        [5, 2, 3, 2],
      ],
      [8, 5, 3, 3],
    ],
    [
      'does not mind case and blanks',
      [['Press  the\u00a0button.', 'PRESS THE BUTTON.']],
      [[6, 3, 3, 2]],
      [6, 3, 3, 2],
    ],
    ['minds punctuation', [['Really?', 'Really.']], [[2, 2, 0, 2]], [2, 2, 0, 2]],
    [
      'counts Chinese by character',
      [['请按下按钮。', '请稍候。', '请按下按钮。']],
      [[13, 8, 5, 3]],
      [13, 8, 5, 3],
    ],
    [
      'counts mixed texts by both rules',
      [['使用 Node 24 运行。', 'Hello 世界'], ['使用 NODE 24 运行。']],
      [
        [9, 9, 0, 2],
        [6, 0, 6, 1],
      ],
      [15, 9, 6, 3],
    ],
  ])('%s', (_what, files, perFile, total) => {
    const figures = ({
      totalWords,
      newWords,
      repetitions,
      segments,
    }: ReturnType<typeof analyseSegments>['total']): Figures => [
      totalWords,
      newWords,
      repetitions,
      segments,
    ];
    const analysis = analyseSegments(files);
    expect(analysis.files.map(figures)).toEqual(perFile);
    expect(figures(analysis.total)).toEqual(total);
  });
});
