import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Paper } from '@tolk/design-system';
import { FormControlLabel, Radio, RadioGroup } from '@tolk/design-system/fields';
import { Money } from '@tolk/design-system/pieces';
import { settlementMethods, type SettlementMethodName } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useId } from 'react';
import { methodLabels } from '../../payout-methods/method-labels.ts';
import { ObstacleList } from './obstacle-list.tsx';
import type { MethodState } from './shortfall.ts';

interface MethodChoiceProps {
  methods: readonly MethodState[];
  value: SettlementMethodName | undefined;
  onChoose: (method: SettlementMethodName) => void;
}

/** Where the money goes: four methods with payee, fee, minimum and time; one that is off says why. */
export function MethodChoice({ methods, value, onChoose }: MethodChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      aria-label={t({ message: 'Settlement method', context: 'field' })}
      name="settlementMethod"
      value={value ?? ''}
      onChange={(_event, chosen) => {
        const method = settlementMethods.find((one) => one === chosen);
        if (method) onChoose(method);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 1.5,
      }}
    >
      {methods.map((method) => (
        <Method key={method.method} method={method} chosen={method.method === value} />
      ))}
    </RadioGroup>
  );
}

function Method({ method, chosen }: { method: MethodState; chosen: boolean }) {
  const { i18n } = useLingui();
  const id = useId();
  const off = method.obstacles.length > 0;
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, pt: 1, ...(chosen ? { borderColor: 'primary.main' } : null) }}
    >
      <FormControlLabel
        value={method.method}
        disabled={off}
        label={i18n._(methodLabels[method.method].name)}
        control={<Radio slotProps={{ input: { 'aria-describedby': id } }} />}
      />
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {method.payee ? <Box sx={{ color: 'text.primary' }}>{method.payee}</Box> : null}
        <Cost method={method} />
        <div>{i18n._(methodLabels[method.method].arrival)}</div>
        {off ? <ObstacleList obstacles={method.obstacles} /> : null}
      </Box>
    </Paper>
  );
}

function Cost({ method: { feeShare, minimum, minimumCurrency } }: { method: MethodState }) {
  const language = useLanguage();
  const share = formatPercent(feeShare, language);
  return (
    <div>
      {feeShare > 0 ? <Trans>Fee of {share}</Trans> : <Trans context="value">No fee</Trans>}
      {' · '}
      <Trans>
        minimum <Money amount={minimum} currency={minimumCurrency} />
      </Trans>
    </div>
  );
}
