import { Plural, Trans } from '@lingui/react/macro';
import type { FeeRow } from '@tolk/contract';
import { Box, Divider, FieldFrame } from '@tolk/design-system';
import { FormControlLabel } from '@tolk/design-system/fields';
import { useFormField } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { Checkbox } from '@tolk/design-system/portal';

interface CoveredProjectsFieldProps {
  name: string;
  projects: readonly FeeRow[];
}

/** The projects that an invoice covers, with the sum that it has to show; the value is their ids. */
export function CoveredProjectsField({ name, projects }: CoveredProjectsFieldProps) {
  const { field, helpers, error } = useFormField<readonly string[]>(name);
  const covered = projects.filter(({ feeId }) => field.value.includes(feeId));
  const all = covered.length === projects.length;
  const set = (rows: readonly FeeRow[]) => void helpers.setValue(rows.map(({ feeId }) => feeId));

  return (
    <FieldFrame
      label={<Trans>Projects that it covers</Trans>}
      required
      group="group"
      error={error}
      hint={<Sum covered={covered} />}
    >
      {({ id: _id, 'aria-required': _notForCheckboxes, ...aria }) => (
        <Box
          sx={{
            maxHeight: 280,
            overflowY: 'auto',
            border: 1,
            borderColor: 'fieldBorder',
            borderRadius: 1,
            px: 1.5,
            py: 0.5,
          }}
        >
          <FormControlLabel
            label={<Trans context="button">All</Trans>}
            control={
              <Checkbox
                checked={all}
                indeterminate={covered.length > 0 && !all}
                onChange={() => set(all ? [] : projects)}
                slotProps={{ input: aria }}
              />
            }
          />
          <Divider />
          {projects.map((project) => {
            const on = covered.includes(project);
            return (
              <FormControlLabel
                key={project.feeId}
                sx={{ display: 'flex', overflowWrap: 'anywhere' }}
                label={
                  <>
                    {project.orderName}{' '}
                    <Money amount={project.amount} currency={project.currency} />
                  </>
                }
                control={
                  <Checkbox
                    checked={on}
                    onChange={() =>
                      set(projects.filter((one) => (one === project ? !on : covered.includes(one))))
                    }
                  />
                }
              />
            );
          })}
        </Box>
      )}
    </FieldFrame>
  );
}

function Sum({ covered }: { covered: readonly FeeRow[] }) {
  const sum = covered.reduce((total, { amount }) => total + amount, 0);
  return (
    <>
      <Plural value={covered.length} one="# project" other="# projects" />
      {' · '}
      <Trans>
        the invoice has to show <Money amount={sum} currency="CNY" />
      </Trans>
    </>
  );
}
