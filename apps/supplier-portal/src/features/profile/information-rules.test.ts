import { setLanguage } from '@tolk/i18n';
import { contactRules, informationRules } from './information-rules.ts';

beforeAll(() => setLanguage('en'));

const complete = {
  supName: 'Li Wen',
  nickname: '',
  sex: null,
  birthDate: '',
  nationality: 'CN',
  region: null,
  location: 'Shanghai',
  motherTongue: 'zh-CN',
  languageSkills: ['en'],
  whFieldIds: ['law'],
  translationYears: '5-10',
  currency: 'CNY',
  source: null,
  mediaPlatforms: [],
  other: '',
  jieGaoTime: [],
  personalProfile: 'Contracts and patents.',
  partyKind: 'individual',
  companyName: '',
  findable: false,
};

interface Rules {
  validate: (values: object, options: { abortEarly: false }) => Promise<unknown>;
}

function faultsOf(rules: Rules, values: object): Promise<(string | undefined)[]> {
  return rules.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path?: string }[] }) => error.inner.map(({ path }) => path),
  );
}

it.each<[string, object, string[]]>([
  ['everything it needs', {}, []],
  ['a name of blanks', { supName: '   ' }, ['supName']],
  ['no country', { nationality: null }, ['nationality']],
  ['no currency', { currency: null }, ['currency']],
  ['no introduction', { personalProfile: '' }, ['personalProfile']],
  ['a company without its name', { partyKind: 'company' }, ['companyName']],
  ['a company with its name', { partyKind: 'company', companyName: 'Ink & Paper' }, []],
  ['a kind of party that is none', { partyKind: 'team' }, ['partyKind']],
])('a profile with %s', async (_what, change, faults) => {
  expect(await faultsOf(informationRules, { ...complete, ...change })).toEqual(faults);
});

const nothing = { phone: '', wechat: '', email: '', qq: '', skype: '', other: '' };

it.each<[string, object, string[]]>([
  ['nothing', {}, ['wechat']],
  ['WeChat alone', { wechat: 'liwen' }, []],
  ['an e-mail address alone', { email: 'li@example.com' }, []],
  ['something else alone', { other: 'Signal: liwen' }, []],
])('a contact with %s', async (_what, change, faults) => {
  expect(await faultsOf(contactRules, { ...nothing, ...change })).toEqual(faults);
});
