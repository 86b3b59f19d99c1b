import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { usePhone } from '../theme/window-width.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface AvatarMenuProps {
  name: string;
  /** Address of the picture. */
  src?: string | undefined;
  items: ReadonlyArray<{ key: string; label: ReactNode; onChoose: () => void }>;
}

/** Who is signed in, and what belongs to the account: own information, sign out. */
export function AvatarMenu({ name, src, items }: AvatarMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const phone = usePhone();
  useBackCloses(open && phone, () => setAnchor(null));
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 1, p: 0.5, borderRadius: 1, font: 'inherit' }}
      >
        <VisuallyHidden>{t`Account of ${name}`}</VisuallyHidden>
        <Avatar name={name} src={src} size={32} />
        <Box
          component="span"
          aria-hidden
          sx={{
            display: { xs: 'none', lg: 'inline' },
            typography: 'body2',
            maxWidth: 160,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </ButtonBase>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {items.map(({ key, label, onChoose }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              onChoose();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
