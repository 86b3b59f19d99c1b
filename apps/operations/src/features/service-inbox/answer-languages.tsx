import { useLingui } from '@lingui/react/macro';
import {
  useOpsGetServiceColleaguesQuery,
  useOpsGetStaffUserQuery,
  useOpsSetServiceDutyMutation,
} from '@tolk/api-client';
import { ToggleButton, ToggleButtonGroup } from '@tolk/design-system/portal';
import { languages, type Language } from '@tolk/domain';
import { languageName, useLanguage } from '@tolk/i18n';

/** In which languages one answers: conversations in others are given to colleagues. One at least stays. */
export function AnswerLanguages({ onDuty }: { onDuty: boolean | undefined }) {
  const { t } = useLingui();
  const shown = useLanguage();
  const { data: staff } = useOpsGetStaffUserQuery({});
  const { data: colleagues = [] } = useOpsGetServiceColleaguesQuery({});
  const [set] = useOpsSetServiceDutyMutation();
  const own = colleagues.find(({ staffId }) => staffId === staff?.staffId)?.languages;
  if (own === undefined || onDuty === undefined) return null;
  return (
    <ToggleButtonGroup
      size="small"
      value={own}
      aria-label={t`Languages you answer in`}
      title={t`Languages you answer in`}
      onChange={(_event, chosen: Language[]) => {
        if (chosen.length > 0) void set({ onDuty, languages: chosen });
      }}
    >
      {languages.map((language) => (
        <ToggleButton key={language} value={language}>
          {languageName(language, shown)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
