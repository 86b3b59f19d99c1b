import { useLingui } from '@lingui/react/macro';
import { FilterTabs } from '@tolk/design-system/portal';
import { pathTo, useNavigate } from '@tolk/platform';

const pages = ['languageTest', 'languageTestTeam', 'languageTestStatus', 'testMarking'] as const;
type Page = (typeof pages)[number];

/** The screens of the language test. */
export function TestTabs({ current }: { current: Page }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <FilterTabs
      label={t({ message: 'Language test', context: 'tabs' })}
      value={current}
      onChoose={(page) => {
        const chosen = pages.find((one) => one === page);
        if (chosen) void navigate(pathTo(chosen));
      }}
      tabs={[
        { value: 'languageTest', label: t`Take a test` },
        { value: 'languageTestTeam', label: t({ message: 'Team', context: 'option' }) },
        { value: 'languageTestStatus', label: t({ message: 'Results', context: 'language test' }) },
        { value: 'testMarking', label: t({ message: 'Marking', context: 'language test' }) },
      ]}
    />
  );
}
