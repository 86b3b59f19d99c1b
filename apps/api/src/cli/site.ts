import type { SiteInfo } from '@tolk/contract/site';
import { ConfigurationError, type Environment } from '../adapters/environment.ts';
import type { Config } from '../config.ts';

/** What is not set by itself follows from other settings. */
type SettingName = Exclude<
  keyof SiteInfo,
  'bankTransfer' | 'operatorLanguage' | 'operatorEnglishLanguage'
>;

const variables = {
  operator: 'TOLK_OPERATOR',
  operatorEnglish: 'TOLK_OPERATOR_ENGLISH',
  filingNumber: 'TOLK_FILING_NUMBER',
  policeNumber: 'TOLK_POLICE_NUMBER',
  contactEmail: 'TOLK_CONTACT_EMAIL',
  contactPhone: 'TOLK_CONTACT_PHONE',
  officialAccountUrl: 'TOLK_OFFICIAL_ACCOUNT_URL',
  miniProgramUrl: 'TOLK_MINI_PROGRAM_URL',
  vitalsPercent: 'TOLK_VITALS_PERCENT',
} as const satisfies Record<SettingName, string>;

/** What a developer sees, so that no place on a page is empty. */
const examples: Record<SettingName, string> = {
  operator: '通译网络科技（北京）有限公司',
  operatorEnglish: 'Tolk Network Technology (Beijing) Co., Ltd.',
  filingNumber: '京ICP备00000000号-1',
  policeNumber: '京公网安备00000000000000号',
  contactEmail: 'hello@tolk.example',
  contactPhone: '+86 400 000 0000',
  officialAccountUrl: 'https://tolk.example/official-account',
  miniProgramUrl: 'https://tolk.example/mini-program',
  vitalsPercent: '',
};

/** Enough for quartiles of a screen within a day, and a tenth of the calls. */
const usualVitalsPercent = '10';

/** Reads what the pages say about this installation. Throws ConfigurationError for an address that is none. */
export function siteOf(
  env: Environment,
  environment: Config['environment'],
  { transferAccount }: Pick<Config['thirdParties'], 'transferAccount'>,
): SiteInfo {
  const standard = (field: SettingName) => (environment === 'development' ? examples[field] : '');
  const setting = (field: SettingName) => env[variables[field]] ?? standard(field);
  const vitalsPercent = env.TOLK_VITALS_PERCENT || usualVitalsPercent;
  if (!/^(?:\d{1,2}|100)$/.test(vitalsPercent))
    throw new ConfigurationError(`TOLK_VITALS_PERCENT is 0 to 100, not ${vitalsPercent}`);
  // A company with a name in one language has that name in both.
  const operator = setting('operator') || setting('operatorEnglish');
  const operatorEnglish = setting('operatorEnglish') || operator;
  const site: SiteInfo = {
    operator,
    operatorEnglish,
    operatorLanguage: languageOf(operator),
    operatorEnglishLanguage: languageOf(operatorEnglish),
    filingNumber: setting('filingNumber'),
    policeNumber: setting('policeNumber'),
    contactEmail: setting('contactEmail'),
    contactPhone: setting('contactPhone'),
    officialAccountUrl: setting('officialAccountUrl'),
    miniProgramUrl: setting('miniProgramUrl'),
    bankTransfer: transferAccount === null ? '' : 'yes',
    vitalsPercent,
  };
  for (const field of ['officialAccountUrl', 'miniProgramUrl'] as const) {
    if (site[field] !== '' && !/^https?:$/.test(URL.parse(site[field])?.protocol ?? '')) {
      throw new ConfigurationError(`${variables[field]} is not a web address: ${site[field]}`);
    }
  }
  return site;
}

/** As the attribute `lang` names it. */
function languageOf(name: string): string {
  if (name === '') return '';
  return /\p{Script=Han}/u.test(name) ? 'zh-CN' : 'en';
}
