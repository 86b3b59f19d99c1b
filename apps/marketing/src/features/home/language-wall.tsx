import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { languages } from '@tolk/domain/dictionaries/languages';
import { Band } from './band.tsx';

/** Every language of the dictionary under the name that its speakers give it. */
export function LanguageWall() {
  const count = languages.length;
  return (
    <Band
      title={<Trans>{count} languages</Trans>}
      lead={<Trans>From the ones that everybody asks for to the ones that are hard to find.</Trans>}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2.5,
          rowGap: 0.5,
        }}
      >
        {languages.map(({ value, autonym, direction }) => (
          <li key={value} lang={value} dir={direction}>
            {autonym}
          </li>
        ))}
      </Box>
    </Band>
  );
}
