import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Typography } from '@tolk/design-system';
import { FormControlLabel } from '@tolk/design-system/fields';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Switch,
} from '@tolk/design-system/portal';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useKeptSwitch } from '../preferences/kept-switch.ts';
import { arePaused } from './key-pause.ts';

export interface DeskKey {
  /** As the browser names it: `j`, `?`, `Enter`. */
  key: string;
  /** What it does, as it stands in the list of keys. */
  label: string;
  run: () => void;
}

/** Who has no keyboard needs no list of keys. */
const withKeyboard = {
  display: { xs: 'none', md: 'inline-flex' },
  '@media (pointer: coarse)': { display: 'none' },
} as const;

/** Where this browser keeps that single keys do nothing. */
const offKey = 'operations-keys-off';

/** A key belongs to the field or the dialog that has the focus. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="listbox"]') !== null
  );
}

/** Carries out the single keys of a screen; the button lists them, and there they can be switched off. */
export function Keys({ keys }: { keys: readonly DeskKey[] }) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isOff, setOff] = useKeptSwitch(offKey);
  const help: DeskKey = { key: '?', label: t`Show this list`, run: () => setOpen(true) };
  const all = [...keys, help];

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
    if (isOff || ctrlKey || metaKey || altKey || isComposing || isElsewhere(event)) return;
    const pressed = all.find((one) => one.key === key);
    if (!pressed) return;
    event.preventDefault();
    // A key that is held down was meant once.
    if (repeat || arePaused()) return;
    pressed.run();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <Button onClick={() => setOpen(true)} sx={withKeyboard}>
        <Trans context="button">Shortcuts</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>
          <Trans context="heading">Shortcuts</Trans>
        </DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
          >
            {all.map(({ key, label }) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <Box
                    component="kbd"
                    sx={{ px: 1, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 1 }}
                  >
                    {key}
                  </Box>
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {label}
                </Box>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            <Trans>They work when you aren’t typing in a field.</Trans>
          </Typography>
          <FormControlLabel
            control={<Switch checked={!isOff} onChange={(_event, on) => setOff(!on)} />}
            label={t`Use single-key shortcuts`}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>
            <Trans context="button">Close</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
