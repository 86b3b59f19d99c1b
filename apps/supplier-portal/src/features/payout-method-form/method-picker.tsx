import { useLingui } from '@lingui/react/macro';
import { verificationChips } from '@tolk/account-views';
import type { SettlementMethod } from '@tolk/contract';
import { Box, Paper } from '@tolk/design-system';
import { FormControlLabel, Radio, RadioGroup } from '@tolk/design-system/fields';
import { StatusChip } from '@tolk/design-system/pieces';
import { settlementMethods, type SettlementMethodName } from '@tolk/domain';
import { useId } from 'react';
import { methodLabels } from '../../payout-methods/method-labels.ts';

interface MethodPickerProps {
  methods: readonly SettlementMethod[];
  value: SettlementMethodName;
  onChoose: (method: SettlementMethodName) => void;
}

/** All methods side by side: what each costs and how long its money takes is read before one chooses. */
export function MethodPicker({ methods, value, onChoose }: MethodPickerProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      aria-label={t({ message: 'Settlement method', context: 'field' })}
      name="method"
      value={value}
      onChange={(_event, chosen) => {
        const method = settlementMethods.find((one) => one === chosen);
        if (method) onChoose(method);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 1.5,
        mb: 3,
      }}
    >
      {methods.map((method) => (
        <Choice key={method.method} method={method} chosen={method.method === value} />
      ))}
    </RadioGroup>
  );
}

function Choice({
  method: { method, status },
  chosen,
}: {
  method: SettlementMethod;
  chosen: boolean;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const { name, about, cost, arrival } = methodLabels[method];
  const chip = verificationChips[status];
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, pt: 1, ...(chosen ? { borderColor: 'primary.main' } : null) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          value={method}
          label={i18n._(name)}
          control={<Radio slotProps={{ input: { 'aria-describedby': id } }} />}
        />
        {status === 'draft' ? null : <StatusChip tone={chip.tone}>{i18n._(chip.label)}</StatusChip>}
      </Box>
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        <div>{i18n._(about)}</div>
        <div>{i18n._(cost)}</div>
        <div>{i18n._(arrival)}</div>
      </Box>
    </Paper>
  );
}
