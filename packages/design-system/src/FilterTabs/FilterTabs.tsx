import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface FilterTabsProps {
  /** Name for screen readers. */
  label: string;
  /** `hint` says as a sentence what a label means that doesn't say it all. */
  tabs: ReadonlyArray<{ value: string; label: string; hint?: string | undefined }>;
  value: string;
  onChoose: (value: string) => void;
  /** Beside a title instead of above a list. */
  inHead?: boolean;
}

/** The one filter of a list that everybody uses, as tabs; they scroll on a phone. */
export function FilterTabs({ label, tabs, value, onChoose, inHead = false }: FilterTabsProps) {
  return (
    <Tabs
      aria-label={label}
      value={value}
      onChange={(_event, chosen: string) => onChoose(chosen)}
      variant="scrollable"
      sx={inHead ? undefined : { mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.value} value={tab.value} label={tab.label} title={tab.hint} />
      ))}
    </Tabs>
  );
}
