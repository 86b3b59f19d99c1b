import { Trans } from '@lingui/react/macro';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from '../overlays/use-menu.ts';
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
  const { button, menu, close } = useMenu();
  return (
    <>
      <Button variant="outlined" endIcon={<ExpandMoreIcon />} {...button}>
        <Trans context="menu">More</Trans>
        {whose === undefined ? null : <Whose name={whose} />}
      </Button>
      <Menu {...menu}>
        {actions.map(({ key, label, onChoose, enabled, icon, hint }) => (
          <MenuItem
            key={key}
            disabled={!enabled}
            title={hint}
            aria-describedby={reasonId(key)}
            onClick={() => {
              close();
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
