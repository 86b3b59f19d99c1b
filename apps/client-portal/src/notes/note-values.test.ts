import { setLanguage } from '@tolk/i18n';
import { noteRules, tagsOf } from './note-values.ts';

beforeEach(() => setLanguage('en'));

describe('marks as they are typed', () => {
  it.each([
    ['law, fast, law', ['law', 'fast']],
    ['法律，准时、 细致', ['法律', '准时', '细致']],
    [' , ;', []],
  ])('%j are %j', (typed, tags) => {
    expect(tagsOf(typed)).toEqual(tags);
  });
});

describe('the rules of a note', () => {
  it.each([
    [{ grade: 5, text: '', tags: '' }, true],
    [{ grade: null, text: 'Reliable.', tags: '' }, true],
    [{ grade: null, text: '', tags: 'law' }, true],
    [{ grade: null, text: '', tags: ' ,' }, false],
    [{ grade: null, text: '', tags: 'a,b,c,d,e,f,g,h,i,j,k' }, false],
    [{ grade: null, text: '', tags: 'x'.repeat(31) }, false],
  ])('take %j: %s', async (values, valid) => {
    expect(await noteRules.isValid(values)).toBe(valid);
  });
});
