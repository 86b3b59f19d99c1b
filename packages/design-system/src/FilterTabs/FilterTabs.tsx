import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';

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
  const root = useRef<HTMLDivElement>(null);
  const actions = useRef<TabsActions>(null);
  // Tabs that were out of sight when they came, as while a screen loads, keep arrows that lead nowhere.
  useEffect(() => {
    if (!root.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => actions.current?.updateScrollButtons());
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Tabs
      ref={root}
      action={actions}
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
