import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Paper, Typography, usePhone, VisuallyHidden } from '@tolk/design-system';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@tolk/design-system/portal';
import { ApplicationActions } from '../../applications/application-actions.tsx';
import { SupplierName } from '../../suppliers/supplier-name.tsx';
import { compareRows } from './compare-rows.tsx';
import type { Compared } from './use-compared.ts';

interface CompareTableProps {
  compared: readonly Compared[];
  onRemove: (application: Compared['application']) => void;
}

/** Side by side: a table where there is room, fact by fact on a phone. */
export function CompareTable(props: CompareTableProps) {
  const phone = usePhone();
  return phone ? <FactByFact {...props} /> : <SideBySide {...props} />;
}

function SideBySide({ compared, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  return (
    <TableContainer component={Paper}>
      <Table
        aria-label={t({ message: 'Comparison', context: 'region' })}
        sx={{ tableLayout: 'fixed', '& td, & th': { verticalAlign: 'top' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 140 }}>
              <VisuallyHidden>
                <Trans context="column">Fact</Trans>
              </VisuallyHidden>
            </TableCell>
            {compared.map((one) => (
              <TableCell key={one.application.projectApplicationJLId} scope="col">
                <SupplierName supplier={one.application} />
                <Remove one={one} onRemove={onRemove} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {compareRows.map(({ key, label, renderCell }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {compared.map((one) => (
                <TableCell key={one.application.projectApplicationJLId}>
                  {renderCell(one)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row">
              <Trans context="column">What next</Trans>
            </TableCell>
            {compared.map((one) => (
              <TableCell key={one.application.projectApplicationJLId}>
                <ApplicationActions application={one.application} among="others" />
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function FactByFact({ compared, onRemove }: CompareTableProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        {compared.map((one) => (
          <Box
            key={one.application.projectApplicationJLId}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
          >
            <SupplierName supplier={one.application} />
            <Remove one={one} onRemove={onRemove} />
          </Box>
        ))}
      </Paper>
      {compareRows.map(({ key, label, renderCell }) => (
        <Paper key={key} component="section" sx={{ p: 2 }}>
          <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
            {label}
          </Typography>
          <Values compared={compared} renderCell={renderCell} />
        </Paper>
      ))}
      <Paper component="section" sx={{ p: 2 }}>
        <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
          <Trans context="heading">What next</Trans>
        </Typography>
        <Values
          compared={compared}
          renderCell={(one) => <ApplicationActions application={one.application} among="others" />}
        />
      </Paper>
    </Box>
  );
}

interface ValuesProps {
  compared: readonly Compared[];
  renderCell: (typeof compareRows)[number]['renderCell'];
}

function Values({ compared, renderCell }: ValuesProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {compared.map((one) => (
        <div key={one.application.projectApplicationJLId}>
          <Box
            component="dt"
            sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {one.application.supUserName}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {renderCell(one)}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Remove({
  one: { application },
  onRemove,
}: {
  one: Compared;
  onRemove: CompareTableProps['onRemove'];
}) {
  const { t } = useLingui();
  const { supUserName } = application;
  return (
    <Button
      size="small"
      aria-label={t`Remove ${supUserName}`}
      // Its text begins where the name above it does.
      sx={{ ml: -0.625 }}
      onClick={() => onRemove(application)}
    >
      <Trans context="button">Remove</Trans>
    </Button>
  );
}
