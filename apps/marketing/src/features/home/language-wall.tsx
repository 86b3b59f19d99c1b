import { Trans, useLingui } from '@lingui/react/macro';
import { Box, TextInput } from '@tolk/design-system';
import { languages } from '@tolk/domain/dictionaries/languages';
import { useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import { Band } from '../../site/band.tsx';
import { Text } from '../../site/headline.tsx';
import { QuietList } from '../../site/quiet-list.tsx';
import { findLanguages } from './find-languages.ts';

/** Every language of the dictionary in the reader's language, and as its speakers call it. */
export function LanguageWall() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const count = languages.length;
  const found = findLanguages(languages, typed);
  return (
    <Band
      title={<Trans>{count} languages</Trans>}
      lead={<Trans>From the most requested to the hardest to find.</Trans>}
      anchor="languages"
    >
      <Box role="search" sx={{ maxWidth: 360, mb: 4 }}>
        <TextInput
          type="search"
          label={t`Is your language listed?`}
          placeholder={t`Swahili, Français, Deutsch`}
          value={typed}
          maxLength={40}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      {/* As high as all of them, so that the page below doesn't jump while one types. */}
      <Box sx={{ minHeight: { md: 280 } }}>
        <Names found={found} />
        <Box role="status">
          {found.length === 0 ? (
            <Text>
              <Trans>
                Not listed yet. Tell customer service which language you need or work in.
              </Trans>
            </Text>
          ) : null}
        </Box>
      </Box>
    </Band>
  );
}

function Names({ found }: { found: typeof languages }) {
  const english = useLanguage() === 'en';
  return (
    <QuietList
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        // The web fonts cover Latin only; a name half in one face and half in another looks broken.
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      {found.map(({ value, autonym, direction, en, zh }) => {
        const name = english ? en : zh;
        return (
          <li key={value}>
            {name}
            {autonym === name ? null : (
              <Box
                component="span"
                lang={value}
                dir={direction}
                sx={{ ml: 0.75, typography: 'body2', color: 'text.secondary' }}
              >
                {autonym}
              </Box>
            )}
          </li>
        );
      })}
    </QuietList>
  );
}
