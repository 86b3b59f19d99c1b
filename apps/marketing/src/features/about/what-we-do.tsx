import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { BoothDrawing, PageDrawing } from '@tolk/design-system/drawings';
import { DesksDrawing } from '@tolk/design-system/site-drawings';
import { languages } from '@tolk/domain/dictionaries/languages';
import type { ReactNode } from 'react';
import { Band } from '../../site/band.tsx';
import { Subheading, Text } from '../../site/headline.tsx';

/** The three kinds of work. */
export function WhatWeDo() {
  const count = languages.length;
  return (
    <Band
      title={<Trans>What we do</Trans>}
      lead={<Trans>Three kinds of work in {count} languages, by independent professionals.</Trans>}
      ground="sunken"
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Kind
          drawing={<PageDrawing width={200} />}
          title={<Trans context="heading">Translation</Trans>}
        >
          <Trans>
            Contracts, patents, manuals, web shops, subtitles: priced by word, character, page or
            project.
          </Trans>
        </Kind>
        <Kind
          drawing={<BoothDrawing width={200} />}
          title={<Trans context="heading">Interpretation</Trans>}
        >
          <Trans>
            In the booth, across a table, at a trade fair, over the phone or by video: priced by
            hour or day.
          </Trans>
        </Kind>
        <Kind
          drawing={<DesksDrawing width={200} />}
          title={<Trans context="heading">Proofreading</Trans>}
        >
          <Trans>
            A second pair of eyes on an existing text: checked against the source, or edited for
            style.
          </Trans>
        </Kind>
      </Box>
    </Band>
  );
}

interface KindProps {
  drawing: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

function Kind({ drawing, title, children }: KindProps) {
  return (
    <div>
      {drawing}
      <Subheading sx={{ mt: 2.5, mb: 1 }}>{title}</Subheading>
      <Text>{children}</Text>
    </div>
  );
}
