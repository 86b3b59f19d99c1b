import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormField } from '../Form/use-form-field.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';

const looks: Readonly<Record<PasswordStrength, { bars: number; colour: string; text: ReactNode }>> =
  {
    weak: { bars: 1, colour: 'error.main', text: <Trans>Easy to guess</Trans> },
    fair: { bars: 2, colour: 'warning.main', text: <Trans context="status">Fair</Trans> },
    strong: { bars: 3, colour: 'success.main', text: <Trans>Hard to guess</Trans> },
  };

/** A password that is being chosen, with a hint at how hard it is to guess. It refuses nothing. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete' | 'aside'>) {
  const { field } = useFormField<string>(props.name);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      aside={<Strength password={field.value} />}
    />
  );
}

function Strength({ password }: { password: string }) {
  const look = password ? looks[passwordStrength(password)] : undefined;
  return (
    <Box
      component="span"
      aria-live="polite"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'caption' }}
    >
      {look ? (
        <>
          {[1, 2, 3].map((bar) => (
            <Box
              key={bar}
              component="span"
              aria-hidden
              sx={{
                width: 16,
                height: 4,
                borderRadius: 1,
                bgcolor: bar <= look.bars ? look.colour : 'divider',
              }}
            />
          ))}
          {look.text}
        </>
      ) : null}
    </Box>
  );
}
