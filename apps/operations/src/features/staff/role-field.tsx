import { useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { staffRoles } from '@tolk/domain';
import { roleLabels } from '../../staff-access/role-labels.ts';

/** The role, each with what it may do. */
export function RoleField() {
  const { t, i18n } = useLingui();
  return (
    <RadioField
      name="role"
      label={t({ message: 'Role', context: 'field' })}
      required
      options={staffRoles.map((role) => ({
        value: role,
        label: (
          <Box component="span" sx={{ display: 'block', py: 0.5 }}>
            {i18n._(roleLabels[role].name)}
            <Box
              component="span"
              sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
            >
              {i18n._(roleLabels[role].about)}
            </Box>
          </Box>
        ),
      }))}
    />
  );
}
