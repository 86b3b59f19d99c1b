import { useLingui } from '@lingui/react/macro';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import type { ElementType, ReactNode } from 'react';

interface BadgeButtonProps {
  /** What the button opens, for screen readers: `Notifications`. */
  label: string;
  icon: ReactNode;
  /** How many are unread. */
  count: number;
  to: string;
  /** The router's link, given `to`. */
  linkComponent: ElementType<{ to: string }>;
}

/** An icon in the header with the number of unread ones. */
export function BadgeButton({ label, icon, count, to, linkComponent }: BadgeButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      component={linkComponent}
      to={to}
      color="inherit"
      aria-label={count > 0 ? t`${label}, ${count} unread` : label}
    >
      <Badge badgeContent={count || null} max={99} color="secondary">
        {icon}
      </Badge>
    </IconButton>
  );
}
