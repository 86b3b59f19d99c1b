import { useLingui } from '@lingui/react/macro';
import { Box, FieldFrame } from '@tolk/design-system';
import { useFormField } from '@tolk/design-system/form';
import { Checkbox } from '@tolk/design-system/portal';
import type { OrganisationRole } from '@tolk/domain';
import { useRoleOptions } from './role-labels.ts';

/** What a member is there for: one role or several. */
export function RolesField({ name }: { name: string }) {
  const { t } = useLingui();
  const { field, helpers, error } = useFormField<readonly OrganisationRole[]>(name);
  const options = useRoleOptions();
  const toggle = (role: OrganisationRole, chosen: boolean) =>
    void helpers.setValue(
      chosen ? [...field.value, role] : field.value.filter((other) => other !== role),
    );
  return (
    <FieldFrame
      label={t({ message: 'Roles', context: 'field' })}
      required
      group="group"
      error={error}
    >
      {({ id: _id, 'aria-required': _notForCheckboxes, ...aria }) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {options.map(({ value, label, hint }, index) => (
            <Box
              key={value}
              component="label"
              sx={{ display: 'flex', alignItems: 'flex-start', typography: 'body2' }}
            >
              <Checkbox
                checked={field.value.includes(value)}
                onChange={(_event, chosen) => toggle(value, chosen)}
                slotProps={index === 0 ? { input: aria } : {}}
                sx={{ ml: -1.25, mt: -1 }}
              />
              <span>
                {label}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {hint}
                </Box>
              </span>
            </Box>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}
