import type { SysInfo } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { informationRequest, informationRules } from './information-rules.ts';
import { informationValues, type InformationValues } from './information-values.ts';

const unsaved: SysInfo = {
  sysUserId: '0199a000-0000-7000-8000-000000000001',
  avatar: null,
  nameLocked: false,
  saved: false,
  userName: '',
  nickname: '',
  partyKind: 'individual',
  companyName: '',
  jobTitle: '',
  taxNumber: '',
  nationality: '',
  region: '',
  location: '',
  zone: 'Asia/Shanghai',
  website: '',
  introduction: '',
  phone: '',
  wechat: '',
  email: '',
  qq: '',
  skype: '',
  other: '',
};

const berlin = { zone: 'Europe/Berlin', locales: ['en-US'] };

const complete: InformationValues = {
  ...informationValues(unsaved, 'client@tolk.example', berlin),
  userName: ' Zhou Mingyuan ',
  location: 'Pudong, Shanghai',
};

function faultsOf(change: Partial<InformationValues>): Promise<(string | undefined)[]> {
  return informationRules.validate({ ...complete, ...change }, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path?: string }[] }) => error.inner.map(({ path }) => path),
  );
}

beforeEach(() => setLanguage('en'));

describe('the rules of the client’s information', () => {
  it.each<[string, Partial<InformationValues>, string[]]>([
    ['a complete form', {}, []],
    ['a company without its name', { partyKind: 'company' }, ['companyName']],
    ['no way to reach the client', { email: '' }, ['phone']],
    ['a phone alone', { email: '', phone: '+86 138 0013 8000' }, []],
    ['a website without its scheme', { website: 'tolk.example' }, []],
    ['a website that is none', { website: 'tolk example' }, ['website']],
    ['no country', { nationality: null }, ['nationality']],
    ['a name of 61 characters', { userName: 'x'.repeat(61) }, ['userName']],
  ])('judge %s', async (_case, change, faults) => {
    expect(await faultsOf(change)).toEqual(faults);
  });
});

describe('the form of the client’s information', () => {
  it('offers the account as contact until it is saved', () => {
    expect(informationValues(unsaved, 'client@tolk.example', berlin).email).toBe(
      'client@tolk.example',
    );
    expect(informationValues(unsaved, '+8613800138000', berlin).phone).toBe('+8613800138000');
    expect(
      informationValues({ ...unsaved, saved: true }, 'client@tolk.example', berlin).email,
    ).toBe('');
  });

  it('begins with the country and zone of the browser until it is saved', () => {
    expect(informationValues(unsaved, '', berlin)).toMatchObject({
      nationality: 'DE',
      zone: 'Europe/Berlin',
    });
    const saved = { ...unsaved, saved: true, nationality: 'SE' };
    expect(informationValues(saved, '', berlin)).toMatchObject({
      nationality: 'SE',
      zone: 'Asia/Shanghai',
    });
    const nowhere = { zone: 'UTC', locales: ['en'] };
    expect(informationValues(unsaved, '', nowhere).nationality).toBeNull();
  });

  it.each([
    ['tolk.example', 'https://tolk.example'],
    [' http://tolk.example/en ', 'http://tolk.example/en'],
    ['', ''],
  ])('the website %j is sent as %j', (website, sent) => {
    expect(informationRequest({ ...complete, website }).website).toBe(sent);
  });

  it('is sent trimmed, with an empty region when none was chosen', () => {
    expect(informationRequest(complete)).toMatchObject({ userName: 'Zhou Mingyuan', region: '' });
  });
});
