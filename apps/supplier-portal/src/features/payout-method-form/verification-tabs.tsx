import { useLingui } from '@lingui/react/macro';
import { FilterTabs } from '@tolk/design-system/portal';
import { pathTo, useNavigate } from '@tolk/platform';

const pages = ['personalVerification', 'settlementMethods', 'settlementStatus'] as const;
type Page = (typeof pages)[number];

/** Who the person is, where their earnings go, and how far both are. */
export function VerificationTabs({ current }: { current: Page }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <FilterTabs
      label={t({ message: 'Verification', context: 'tabs' })}
      value={current}
      onChoose={(page) => {
        const chosen = pages.find((one) => one === page);
        if (chosen) void navigate(pathTo(chosen));
      }}
      tabs={[
        { value: 'personalVerification', label: t({ message: 'Real name', context: 'option' }) },
        {
          value: 'settlementMethods',
          label: t({ message: 'Settlement methods', context: 'option' }),
        },
        { value: 'settlementStatus', label: t({ message: 'Review status', context: 'option' }) },
      ]}
    />
  );
}
