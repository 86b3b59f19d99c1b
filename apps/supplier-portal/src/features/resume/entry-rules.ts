import { t } from '@lingui/core/macro';
import { boolean, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { resume } = limits;
const title = () => string().trim().max(resume.title).required();
const text = () => string().trim().max(resume.description).default('');
const isMonth = (value: string | null | undefined) =>
  !value || /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

const month = () =>
  string().test({
    name: 'month',
    message: () => t`Enter a month as 2019-09.`,
    test: isMonth,
  });

/** From when to when; `untilToday` leaves the end open. */
const period = {
  startMonth: month().required(),
  untilToday: boolean().required(),
  endMonth: month()
    .default('')
    .test({
      name: 'needed',
      message: () => t`Enter when it ended, or tick “Still ongoing”.`,
      test: (value, { parent }) => Boolean(value) || (parent as { untilToday: boolean }).untilToday,
    })
    .test({
      name: 'afterStart',
      message: () => t`The end must be after the start.`,
      test: (value, { parent }) => {
        const { startMonth, untilToday } = parent as { startMonth?: string; untilToday: boolean };
        return untilToday || !value || !startMonth || value >= startMonth;
      },
    }),
};

export const educationRules = object({
  university: title(),
  major: title(),
  degree: string().nullable().required(),
  ...period,
  description: text(),
});
export const certificateRules = object({
  language: string().nullable().required(),
  certificate: title(),
  level: string().trim().max(resume.title).default(''),
  issuedMonth: month().default(''),
});
export const employmentRules = object({
  company: title(),
  occupation: title(),
  ...period,
  description: text(),
});
export const projectRules = object({
  projectName: title(),
  ...period,
  description: string().trim().max(resume.description).required(),
});
