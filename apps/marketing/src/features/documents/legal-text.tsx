import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Link } from '@tolk/design-system';
import { Link as InnerLink } from '@tolk/platform';
import type { Block, DocumentSection, LegalDocument } from '../../documents/document.ts';
import { useBilingual } from '../../site/bilingual.ts';
import { Column } from '../../site/column.tsx';
import { Disclosure } from '../../site/disclosure.tsx';
import { given, hiddenUnlessGiven } from '../../site/given.tsx';
import { Lead, Subheading, Title } from '../../site/headline.tsx';
import { QuietOrderedList } from '../../site/quiet-list.tsx';

/** A legal text: what it is, its contents beside it, its sections each with an address. */
export function LegalText({ document }: { document: LegalDocument }) {
  const say = useBilingual();
  return (
    <Column>
      <Box sx={{ pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 7 }, display: 'grid', gap: 2 }}>
        <Title>{say(document.title)}</Title>
        <Lead>{say(document.intro)}</Lead>
        <Since day={say(document.since)} />
      </Box>
      <Box
        sx={{
          pb: { xs: 7, md: 12 },
          display: 'grid',
          alignItems: 'start',
          columnGap: 8,
          rowGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        }}
      >
        <Contents sections={document.sections} />
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          {document.sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </Box>
      </Box>
    </Column>
  );
}

function Since({ day }: { day: string }) {
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <Trans>In force since {day}</Trans>
    </Box>
  );
}

/** Beside the text where there is room, in a drawer above it on a phone. */
function Contents({ sections }: { sections: readonly DocumentSection[] }) {
  const { t } = useLingui();
  return (
    <>
      <Box
        component="nav"
        aria-label={t({ message: 'Contents', context: 'region' })}
        sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 24 }}
      >
        <ContentsList sections={sections} />
      </Box>
      <Box
        component="nav"
        aria-label={t({ message: 'Contents', context: 'region' })}
        sx={{ display: { md: 'none' } }}
      >
        <Disclosure>
          <summary>
            <Trans context="heading">Contents</Trans>
          </summary>
          <Box sx={{ pb: 2 }}>
            <ContentsList sections={sections} />
          </Box>
        </Disclosure>
      </Box>
    </>
  );
}

function ContentsList({ sections }: { sections: readonly DocumentSection[] }) {
  const say = useBilingual();
  return (
    <QuietOrderedList sx={{ typography: 'body2', '& a': { display: 'inline-block', py: 0.5 } }}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Link component={InnerLink} to={`#${id}`} color="inherit">
            {index + 1}. {say(title)}
          </Link>
        </li>
      ))}
    </QuietOrderedList>
  );
}

function Section({ section, number }: { section: DocumentSection; number: number }) {
  const say = useBilingual();
  return (
    <Box component="section" id={section.id} sx={{ scrollMarginTop: 24, maxWidth: '44em' }}>
      <Subheading as="h2" sx={{ mb: 1.5 }}>
        {number}. {say(section.title)}
      </Subheading>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {section.body.map((block, index) => (
          <BlockText key={index} block={block} />
        ))}
      </Box>
    </Box>
  );
}

function BlockText({ block }: { block: Block }) {
  const say = useBilingual();
  if (!('list' in block)) {
    return (
      <Box component="p" sx={{ m: 0, textWrap: 'pretty' }}>
        {say(block)}
      </Box>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {block.list.map((point) => (
        <Box
          component="li"
          key={point.en}
          {...given(point.only)}
          sx={{ textWrap: 'pretty', ...hiddenUnlessGiven }}
        >
          {say(point)}
        </Box>
      ))}
    </Box>
  );
}
