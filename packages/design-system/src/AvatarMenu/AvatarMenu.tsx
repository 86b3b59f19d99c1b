import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useMenu } from '../overlays/use-menu.ts';
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
  const { button, menu, close } = useMenu();
  return (
    <>
      <ButtonBase {...button} sx={{ gap: 1, p: 0.5, borderRadius: 1, font: 'inherit' }}>
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
      <Menu {...menu}>
        {items.map(({ key, label, onChoose }) => (
          <MenuItem
            key={key}
            onClick={() => {
              close();
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
