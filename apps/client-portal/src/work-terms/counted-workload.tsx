import { Trans } from '@lingui/react/macro';
import { Button, Typography } from '@tolk/design-system';
import { workloadOfWords } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';

interface CountedWorkloadProps {
  files: readonly { wordCount: number | null }[];
  unitName: string | null;
  /** What the client filled in; null before. */
  workload: number | null;
  onUse: (counted: number) => void;
}

/** What the files come to in the chosen unit, said where the workload is another one, and taking it over. */
export function CountedWorkload({ files, unitName, workload, onUse }: CountedWorkloadProps) {
  const language = useLanguage();
  const counted = workloadOfWords(files, unitName);
  if (counted === null || counted === workload) return null;
  const [fromFiles, filledIn] = [counted, workload ?? 0].map((size) =>
    formatNumber(size, language),
  );
  return (
    <>
      <Button size="small" onClick={() => onUse(counted)}>
        <Trans>Use as workload</Trans>
      </Button>
      {workload ? (
        <Typography variant="body2" sx={{ flexBasis: '100%' }}>
          <Trans>
            In this unit the files come to {fromFiles}, but the workload is {filledIn}.
          </Trans>
        </Typography>
      ) : null}
    </>
  );
}
