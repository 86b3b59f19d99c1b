import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState, type ElementType, type ReactNode } from 'react';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { usePhone } from '../theme/window-width.ts';

interface FloatingButtonBase {
  readonly key: string;
  /** What it does. */
  readonly label: string;
  /** The same in the one or two words that fit below the icon. */
  readonly caption: string;
  readonly icon: ReactNode;
}

/** A link, or a button that shows a picture to scan. */
export type FloatingButton = FloatingButtonBase &
  (
    | { readonly to: string }
    | { readonly picture: { src: string; alt: string; caption: ReactNode } }
  );

interface FloatingButtonsProps {
  /** Name of the group. */
  label: string;
  buttons: readonly FloatingButton[];
  /** The router's link, given `to`. */
  linkComponent: ElementType<{ to: string }>;
}

const Round = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 44,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[2],
  '&:hover': { background: theme.vars.palette.sunken },
})) as typeof IconButton;

/** Help at the edge of the page; on phones it stands at the end of the page, where it covers nothing. */
export function FloatingButtons({ label, buttons, linkComponent }: FloatingButtonsProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      data-print="no"
      sx={{
        position: { md: 'fixed' },
        right: { md: 2 },
        bottom: { md: 'calc(20px + env(safe-area-inset-bottom))' },
        zIndex: 'speedDial',
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        justifyContent: 'center',
        gap: { xs: 2, md: 1 },
        mt: { xs: 3, md: 0 },
      }}
    >
      {buttons.map((button) =>
        'to' in button ? (
          <Captioned key={button.key} caption={button.caption}>
            <Tooltip title={button.label} placement="left">
              <Round component={linkComponent} to={button.to} aria-label={button.label}>
                {button.icon}
              </Round>
            </Tooltip>
          </Captioned>
        ) : (
          <Captioned key={button.key} caption={button.caption}>
            <PictureButton button={button} />
          </Captioned>
        ),
      )}
    </Box>
  );
}

/** The word below an icon; screen readers have the button's own name. */
function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Box sx={{ width: 68, display: 'grid', justifyItems: 'center', gap: 0.5 }}>
      {children}
      <Box
        component="span"
        aria-hidden
        sx={{ typography: 'caption', lineHeight: 1.2, textAlign: 'center' }}
      >
        {caption}
      </Box>
    </Box>
  );
}

interface PictureButtonProps {
  button: Extract<FloatingButton, { picture: unknown }>;
}

function PictureButton({ button: { label, icon, picture } }: PictureButtonProps) {
  const { t } = useLingui();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const phone = usePhone();
  useBackCloses(anchor !== null && phone, close);
  return (
    <>
      <Tooltip title={label} placement="left">
        <Round
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </Round>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'center', horizontal: 'left' }}
        transformOrigin={{ vertical: 'center', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { p: 2, mr: 1, width: 232, textAlign: 'center' },
          },
        }}
      >
        <Box id={id} sx={{ typography: 'subtitle2', mb: 1 }}>
          {label}
        </Box>
        {/* White in dark mode too, or cameras miss it. */}
        <Box
          component="img"
          src={picture.src}
          alt={picture.alt}
          width={180}
          height={180}
          sx={{ display: 'block', mx: 'auto', p: 1, bgcolor: '#fff', borderRadius: 1 }}
        />
        <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>{picture.caption}</Box>
        <IconButton
          size="small"
          aria-label={t({ message: 'Close', context: 'button' })}
          onClick={close}
          sx={{ position: 'absolute', top: 8, right: 8 }}
        >
          <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden>
            <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </IconButton>
      </Popover>
    </>
  );
}
