import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetHallCountsQuery } from '@tolk/api-client';
import { hallFilterAt } from '@tolk/contract/hall-address';
import { hallTopicOf, hallTopicPath, pairTopics, type HallTopic } from '@tolk/contract/public-hall';
import { Box, Link as TextLink, Typography } from '@tolk/design-system';
import { Link } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useTopicTitle } from './use-topic-title.ts';

/** The pages of the hall by what people look for: every pair, type and field that has postings. */
export function HallTopics() {
  const { t } = useLingui();
  const { data } = useSupGetHallCountsQuery({});
  if (data === undefined) return null;
  const topicsOf = (facet: typeof data.region, key: 'type' | 'field') =>
    facet
      .filter(({ count }) => count > 0)
      .map(({ value }) => hallTopicOf(hallFilterAt((one) => (one === key ? value : undefined))));
  const pairs = pairTopics(data.languagePair);
  return (
    <Box component="nav" aria-label={t`Jobs by topic`} sx={{ mt: 5 }}>
      <Topics title={<Trans>Jobs by language pair</Trans>} topics={pairs} />
      <Topics
        title={<Trans>Jobs by type of work</Trans>}
        topics={topicsOf(data.projectType, 'type')}
      />
      <Topics
        title={<Trans>Jobs by professional field</Trans>}
        topics={topicsOf(data.whFieldId, 'field')}
      />
    </Box>
  );
}

function Topics({ title, topics }: { title: ReactNode; topics: readonly HallTopic[] }) {
  const titleOf = useTopicTitle();
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mt: 2, mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none' }}
      >
        {topics.map((topic) => (
          <li key={hallTopicPath(topic)}>
            <TextLink
              component={Link}
              to={hallTopicPath(topic)}
              // As high as a finger needs.
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {titleOf(topic)}
            </TextLink>
          </li>
        ))}
      </Box>
    </>
  );
}
