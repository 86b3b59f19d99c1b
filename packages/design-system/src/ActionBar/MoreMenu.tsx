import { Trans } from '@lingui/react/macro';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { usePhone } from '../theme/window-width.ts';
import { Whose } from '../Whose/Whose.tsx';
import type { BarAction } from './bar-action.ts';

interface MoreMenuProps {
  actions: readonly BarAction[];
  of?: string | undefined;
  /** The element that says why an action is off. */
  reasonId: (key: string) => string | undefined;
}

/** What may be done besides, behind one button. */
export function MoreMenu({ actions, of: whose, reasonId }: MoreMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const phone = usePhone();
  useBackCloses(open && phone, () => setAnchor(null));
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Trans context="menu">More</Trans>
        {whose === undefined ? null : <Whose name={whose} />}
      </Button>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {actions.map(({ key, label, onChoose, enabled, icon, hint }) => (
          <MenuItem
            key={key}
            disabled={!enabled}
            title={hint}
            aria-describedby={reasonId(key)}
            onClick={() => {
              setAnchor(null);
              onChoose();
            }}
          >
            {icon ? <ListItemIcon>{icon}</ListItemIcon> : null}
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
