import { Box } from '@tolk/design-system';
import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Place, SettingsSection } from './sections.tsx';

interface SectionPanelProps {
  section: SettingsSection;
  place: Place;
}

/** Where the page was before, so that only a change of section takes the focus, not the first view. */
let lastId: string | undefined;

/** The chosen section. After a choice the focus goes to it, as it would to a new page. */
export function SectionPanel({ section, place }: SectionPanelProps) {
  const { i18n } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lastId !== undefined && lastId !== section.id)
      panel.current?.focus({ preventScroll: true });
    lastId = section.id;
  }, [section.id]);
  return (
    <Box
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={i18n._(section.name)}
      sx={{ minWidth: 0, '&:focus': { outline: 'none' } }}
    >
      {section.render(place)}
    </Box>
  );
}
