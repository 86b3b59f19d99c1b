/** The parts of a resume that something is read from. */
export type SectionKind = 'education' | 'employment' | 'languages' | 'other';

/** Longer lines are prose, not headings or entries (characters). */
const headingMax = 40;
const lineMax = 300;

/** How parts are headed, in the languages that most resumes come in. */
const headings: Readonly<Record<SectionKind, RegExp>> = {
  education:
    /^(?:education(?:al background)?|academic background|studies|ausbildung|studium|formation|formación|教育(?:经历|背景)?|学历|求学经历|学習歴|学歴)$/i,
  employment:
    /^(?:(?:work(?:ing)? |professional |employment )?(?:experience|history)|employment|work|career|berufserfahrung|expérience(?: professionnelle)?|experiencia(?: laboral)?|工作(?:经历|经验)|任职经历|职业经历|職歴)$/i,
  languages:
    /^(?:languages?(?: skills?)?|working languages|sprachen|sprachkenntnisse|langues|idiomas|语言(?:能力|技能)?|外语(?:水平|能力)?)$/i,
  other:
    /^(?:about(?: me)?|summary|profile|personal (?:profile|statement)|自我评价|个人(?:简介|评价|总结)|关于我|projects?(?: experience)?|skills?|software|tools|cat tools|certificat(?:es?|ions?)|publications?|awards|references?|interests|hobbies|contact|personal (?:data|details|information)|项目经[历验]|技能(?:特长)?|证书|荣誉|奖项|兴趣(?:爱好)?|联系方式|个人信息|基本信息|求职意向)$/i,
};

export interface Section {
  kind: SectionKind;
  lines: string[];
}

/** A resume's text by its headings; what stands above the first one is `other`. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ kind: 'other', lines: [] }];
  for (const raw of text.split('\n')) {
    const line = raw
      .slice(0, lineMax)
      .replace(/[ \u00a0\u3000]{2,}|\t/g, ' | ')
      .trim();
    if (line === '') continue;
    const { kind, rest } = headingOf(line);
    if (kind !== null) sections.push({ kind, lines: [] });
    if (rest !== '') sections.at(-1)?.lines.push(rest);
  }
  return sections;
}

/** `Languages: German, Swedish` is a heading with what follows it. */
function headingOf(line: string): { kind: SectionKind | null; rest: string } {
  const [head = '', ...behind] = line.split(/[:：]/);
  const words = head.replace(/^[\s\d.、•■◆*#【[（(]+|[\s】\])）]+$/g, '');
  if (words.length > headingMax) return { kind: null, rest: line };
  for (const [kind, pattern] of Object.entries(headings)) {
    if (pattern.test(words)) return { kind: kind as SectionKind, rest: behind.join(':').trim() };
  }
  return { kind: null, rest: line };
}
