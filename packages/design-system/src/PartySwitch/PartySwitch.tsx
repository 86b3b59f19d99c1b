import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { usePhone } from '../theme/window-width.ts';

interface Party {
  key: string;
  name: ReactNode;
  /** The person acts for it now. */
  selected: boolean;
  onChoose: () => void;
}

interface PartySwitchProps {
  /** What the button says to who does not see where it stands: `Acting for Nordlys Energi`. */
  label: string;
  /** Whom the person acts for now. */
  children: ReactNode;
  parties: readonly Party[];
  /** Below them: the way to what is set about them. */
  more: { label: ReactNode; onChoose: () => void };
}

/** For whom the person acts, and the others that they may act for. */
export function PartySwitch({ label, children, parties, more }: PartySwitchProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const phone = usePhone();
  useBackCloses(open && phone, () => setAnchor(null));
  const choosing = (onChoose: () => void) => () => {
    setAnchor(null);
    onChoose();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, maxWidth: 220 }}
      >
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {children}
        </Box>
      </Button>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {parties.map(({ key, name, selected, onChoose }) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={selected}
            selected={selected}
            onClick={choosing(onChoose)}
            sx={{ maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={choosing(more.onChoose)}>{more.label}</MenuItem>
      </Menu>
    </>
  );
}
