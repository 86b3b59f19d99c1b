import { Trans, useLingui } from '@lingui/react/macro';
import type { TestRequest } from '@tolk/contract';
import { Box, Stack } from '@tolk/design-system';
import { DefinitionList, LongText } from '@tolk/design-system/pieces';
import { markingPassLine, markingSheet, markingTotal } from '@tolk/domain';
import { criterionLabels } from '@tolk/labels';

interface MarkListProps {
  request: Pick<TestRequest, 'marks' | 'points' | 'remark'>;
  /** Who wrote the remarks. */
  by: 'reviewer' | 'supplier';
}

/**
 * The points of a marked translation by criterion, the sum, and what was written about it; where
 * several marked it, the points between their sheets alone.
 */
export function MarkList({ request, by }: MarkListProps) {
  const { i18n } = useLingui();
  const { marks, points, remark } = request;
  if (points === null && remark === '') return null;
  return (
    <Stack spacing={2}>
      {points === null ? null : (
        <Box data-figures="" sx={{ fontWeight: 650 }}>
          <Trans>
            {points} of {markingTotal} points, {markingPassLine} to pass
          </Trans>
        </Box>
      )}
      {marks === null ? null : (
        <DefinitionList
          entries={markingSheet.map(({ criterion, points: most }) => ({
            key: criterion,
            label: i18n._(criterionLabels[criterion].label),
            value: (
              <span data-figures="">
                {marks[criterion]} / {most}
              </span>
            ),
          }))}
        />
      )}
      {remark === '' ? null : (
        <LongText
          label={
            by === 'reviewer' ? (
              <Trans>From the reviewer</Trans>
            ) : (
              <Trans context="marks">Remarks</Trans>
            )
          }
        >
          {remark}
        </LongText>
      )}
    </Stack>
  );
}
