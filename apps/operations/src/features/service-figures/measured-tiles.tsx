import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { wordsOf, type Measured } from './measured.ts';
import { FigureTiles } from '../../spans/figure-tiles.tsx';

/** The figures of the whole desk, each in a tile. */
export function MeasuredTiles({ measured }: { measured: Measured }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = wordsOf(measured, language);
  const { ratings } = measured;
  const tiles = [
    {
      key: 'begun',
      label: <Trans context="fact">Conversations begun</Trans>,
      value: formatNumber(measured.begun, language),
    },
    {
      key: 'closed',
      label: <Trans context="fact">Conversations closed</Trans>,
      value: formatNumber(measured.closed, language),
    },
    {
      key: 'first',
      label: <Trans>First answer, median of open time</Trans>,
      value: words.firstAnswer,
    },
    {
      key: 'firstInTime',
      label: <Trans>First answer within the target</Trans>,
      value: words.firstAnswerInTime,
    },
    {
      key: 'resolution',
      label: <Trans>Solved, median of open time</Trans>,
      value: words.resolution,
    },
    {
      key: 'resolvedInTime',
      label: <Trans>Solved within the target</Trans>,
      value: words.resolvedInTime,
    },
    {
      key: 'satisfaction',
      label: t`Satisfaction, of 5 (${plural(ratings, { one: '# rating', other: '# ratings' })})`,
      value: words.satisfaction,
    },
  ];
  return <FigureTiles tiles={tiles} />;
}
